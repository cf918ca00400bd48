import { type Language, language, t } from '../i18n/index.ts';
import { Segmented } from '../parts/segmented.tsx';
import { chooseLanguage, chooseTheme, type Theme, theme } from '../state/settings.ts';

export function Look() {
  const words = t().settings;
  return (
    <section class="section" aria-labelledby="look-title">
      <h2 id="look-title">{words.look}</h2>
      <div class="setting setting-row">
        <p class="label">{words.theme}</p>
        <Segmented<Theme>
          name="theme"
          label={words.theme}
          value={theme.value}
          options={[
            ['auto', words.auto],
            ['light', words.light],
            ['dark', words.dark],
          ]}
          onChange={chooseTheme}
        />
      </div>
      <div class="setting setting-row">
        <p class="label">{words.language}</p>
        <Segmented<Language>
          name="language"
          label={words.language}
          value={language.value}
          options={[
            ['en', 'English', 'en'],
            ['ko', '한국어', 'ko'],
          ]}
          onChange={chooseLanguage}
        />
      </div>
    </section>
  );
}
