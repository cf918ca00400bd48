import { t } from '../i18n/index.ts';
import { Chips } from '../parts/chips.tsx';
import { changePlace, place } from './profile-draft.ts';

/** Where the person lives and what they read; `brief` leaves out what a first start does not need. */
export function PlaceFields({ brief = false }: { readonly brief?: boolean }) {
  const words = t().profile;
  const { location, country, languages } = place.value;
  return (
    <>
      <div class="two">
        <div class="field">
          <label for="location">{words.location}</label>
          <input
            id="location"
            class="input"
            maxLength={200}
            placeholder={words.location_placeholder}
            value={location}
            onInput={(event) => changePlace({ location: event.currentTarget.value })}
          />
        </div>
        {!brief && (
          <div class="field">
            <label for="country">{words.country}</label>
            <input
              id="country"
              class="input"
              maxLength={2}
              pattern="[A-Za-z]{2}"
              aria-describedby="country-hint"
              value={country}
              onInput={(event) => changePlace({ country: event.currentTarget.value.toUpperCase() })}
            />
            <p class="hint" id="country-hint">
              {words.country_hint}
            </p>
          </div>
        )}
      </div>
      <Chips
        id="languages"
        label={words.languages}
        hint={words.languages_hint}
        placeholder={words.languages_placeholder}
        words={languages}
        onChange={(next) => changePlace({ languages: next })}
      />
    </>
  );
}
