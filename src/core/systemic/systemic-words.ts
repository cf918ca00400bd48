/** Languages of the situational band. Latin plurals in -s and possessives come from the matcher; other inflections are listed. */
export type SystemicLanguage = 'en' | 'ko' | 'ja' | 'zh' | 'de' | 'fr' | 'es' | 'pt';

/**
 * Words of one category, comma-separated, `*` leaves an end open. `exclude` holds the idioms that contain such a word and
 * mean something else: they take the credit as the longer overlap, and are then dropped. Our own lists, version 2026-11-30.
 */
export interface SystemicWords {
  readonly words: Readonly<Record<SystemicLanguage, string>>;
  readonly exclude: Readonly<Partial<Record<SystemicLanguage, string>>>;
}
