import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import {
  type Brief,
  brief,
  briefFault,
  doneForNow,
  filter,
  loadBrief,
  loadingMore,
  loadMore,
  shownRadar,
  shownWorld,
} from '../state/brief.ts';
import { profile, revision } from '../state/ledger.ts';
import { todayText } from '../state/time-text.ts';
import { CatchUp } from './catch-up.tsx';
import { EmptyBrief } from './empty-brief.tsx';
import { Meter } from './meter.tsx';
import { RadarItem } from './radar-item.tsx';
import { settleCurrent } from './roving.ts';
import { Toolbar } from './toolbar.tsx';
import { Welcome } from './welcome.tsx';
import { WorldItem } from './world-item.tsx';

/** The brief: what reaches the person, then the world, with the concentration meter beside them. */
export function Reader() {
  const changes = revision.value;
  useEffect(() => void loadBrief(), [changes]);
  if (!profile.value?.configured) return <Welcome />;
  const read = brief.value;
  return (
    <div class="brief">
      <div>
        <div class="brief-head">
          <div class="brief-title">
            <h1 tabIndex={-1}>{t().brief.title}</h1>
            <p>
              {todayText(Date.now())}
              {read && ` · ${t().brief.count(read.radar_total)}`}
            </p>
          </div>
          <CatchUp />
          {briefFault.value && (
            <FaultNotice fault={briefFault.value}>
              <button
                type="button"
                class="button button-outline button-small"
                onClick={() => void loadBrief()}
              >
                {t().app.retry}
              </button>
            </FaultNotice>
          )}
          <Toolbar />
        </div>
        {read ? <Layers read={read} /> : !briefFault.value && <Skeleton />}
      </div>
      {read && (
        <div class="brief-side">
          <Meter concentration={read.concentration} />
        </div>
      )}
    </div>
  );
}

function Layers({ read }: { readonly read: Brief }) {
  const words = t().brief;
  settleCurrent();
  if (read.radar.length === 0 && read.world.length === 0) return <EmptyBrief />;
  const filtered = filter.value.trim() !== '';
  if (filtered && shownRadar.value.length + shownWorld.value.length === 0) {
    return (
      <div class="empty">
        <p>{words.filter_none}</p>
        <button
          type="button"
          class="button button-outline"
          onClick={() => {
            filter.value = '';
          }}
        >
          {words.clear_filter}
        </button>
      </div>
    );
  }
  return (
    <>
      <section class="radar" aria-labelledby="radar-title">
        <div class="section-title">
          <h2 id="radar-title">{words.radar}</h2>
          <p>{words.radar_lede}</p>
        </div>
        {read.radar.length === 0 && <p class="soft">{t().empty.no_radar}</p>}
        <ol>
          {shownRadar.value.map((entry, index) => (
            <RadarItem key={entry.url} entry={entry} position={index} />
          ))}
        </ol>
        {read.next_cursor !== undefined && !filtered && (
          <div class="more">
            <button
              type="button"
              class="button button-outline"
              disabled={loadingMore.value}
              onClick={() => void loadMore()}
            >
              {loadingMore.value ? words.loading : words.more}
            </button>
          </div>
        )}
      </section>
      {shownWorld.value.length > 0 && (
        <section class="world" aria-labelledby="world-title">
          <div class="section-title">
            <h2 id="world-title">{words.world}</h2>
            <p>{words.world_lede}</p>
          </div>
          <ol class="world-list">
            {shownWorld.value.map((entry, index) => (
              <WorldItem key={entry.url} entry={entry} position={index} />
            ))}
          </ol>
        </section>
      )}
      {read.next_cursor === undefined && !filtered && (
        <div class="end">
          <h2>{words.end}</h2>
          <p>{words.end_text}</p>
          <button type="button" class="button button-outline" onClick={() => void doneForNow()}>
            {words.done}
          </button>
        </div>
      )}
    </>
  );
}

function Skeleton() {
  return (
    <div aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div class="skeleton" key={row}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
