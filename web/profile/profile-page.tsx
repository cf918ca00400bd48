import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { Icon } from '../pictures/icons.tsx';
import { WeightPicture } from '../pictures/weight-picture.tsx';
import { profile, revision } from '../state/ledger.ts';
import { goTo } from '../state/route.ts';
import { AxisCard } from './axis-card.tsx';
import { Gaps } from './gaps.tsx';
import { Outlets } from './outlets.tsx';
import { PlaceFields } from './place-fields.tsx';
import { addAxis, axes, dirty, MOST_AXES, place, resetDraft, shares } from './profile-draft.ts';
import { saveFault, saveProfile, saving } from './save-profile.ts';

/** The lens of the person. Nothing is stored before "Save"; a change from another tab comes in unless something is being typed. */
export function ProfilePage() {
  const changes = revision.value;
  useEffect(() => {
    if (!dirty.value) resetDraft(profile.value, navigator.languages);
  }, [changes]);
  const words = t().profile;
  const configured = profile.value?.configured === true;
  return (
    <form
      class="page"
      onSubmit={(event) => {
        event.preventDefault();
        void saveProfile();
      }}
    >
      <div class="page-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.lede}</p>
      </div>
      {saveFault.value && <FaultNotice fault={saveFault.value} />}
      {configured && <Gaps />}
      {!configured && axes.value.length === 0 ? <ColdStart /> : <Lens />}
    </form>
  );
}

function ColdStart() {
  const words = t().profile;
  const begin = async (): Promise<void> => {
    addAxis(words.general);
    axes.value = axes.value.map((axis) => ({ ...axis, id: 'general' }));
    if (await saveProfile()) goTo('radar');
    else axes.value = [];
  };
  return (
    <section class="section" aria-labelledby="first-title">
      <div class="section-head">
        <h2 id="first-title">{words.first_title}</h2>
        <p>{words.first_lede}</p>
      </div>
      <PlaceFields brief />
      <div class="button-row">
        <button
          type="button"
          class="button button-primary"
          disabled={place.value.location.trim() === '' || saving.value}
          onClick={() => void begin()}
        >
          {words.start_place}
        </button>
        <button type="button" class="button button-outline" onClick={addAndFocus}>
          {words.add_axes}
        </button>
      </div>
    </section>
  );
}

function Lens() {
  const words = t().profile;
  const parts = axes.value.map((axis, index) => ({
    key: String(axis.key),
    name: axis.label.trim() || words.unnamed,
    index,
    share: shares.value[index] ?? 0,
  }));
  const allZero = axes.value.length > 0 && axes.value.every((axis) => axis.weight === 0);
  const full = axes.value.length >= MOST_AXES;
  return (
    <>
      <section class="section" aria-labelledby="weights-title">
        <div class="section-head">
          <h2 id="weights-title">{words.weights}</h2>
          <p>{words.weights_text}</p>
        </div>
      </section>
      <div class="weights">
        <WeightPicture parts={parts} />
        {allZero && <p class="hint">{words.zero}</p>}
      </div>
      <section class="section" aria-labelledby="axes-title">
        <div class="section-head">
          <h2 id="axes-title">{words.axes}</h2>
          <p>{words.axes_text}</p>
        </div>
        <ol class="axis-list">
          {axes.value.map((axis, index) => (
            <AxisCard key={axis.key} axis={axis} index={index} share={shares.value[index] ?? 0} />
          ))}
        </ol>
        <div class="button-row">
          <button type="button" class="button button-outline" disabled={full} onClick={addAndFocus}>
            <Icon name="plus" size={16} /> {words.add}
          </button>
          {full && <p class="hint">{words.full}</p>}
        </div>
      </section>
      <section class="section" aria-labelledby="place-title">
        <div class="section-head">
          <h2 id="place-title">{words.place}</h2>
          <p>{words.place_text}</p>
        </div>
        <PlaceFields />
        <Outlets />
      </section>
      {dirty.value && <SaveBar />}
    </>
  );
}

function SaveBar() {
  const words = t().profile;
  const unnamed = axes.value.length === 0 || axes.value.some((axis) => axis.label.trim() === '');
  return (
    <div class="save-bar">
      <p>{saving.value ? words.saving : unnamed ? words.first_use : words.unsaved}</p>
      <button
        type="button"
        class="button button-quiet"
        onClick={() => resetDraft(profile.value, navigator.languages)}
      >
        {words.discard}
      </button>
      <button type="submit" class="button button-primary" disabled={saving.value || unnamed}>
        {words.save}
      </button>
    </div>
  );
}

function addAndFocus(): void {
  const key = addAxis();
  requestAnimationFrame(() => document.getElementById(`axis-${key}-name`)?.focus());
}
