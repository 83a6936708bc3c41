/** The languages of every text that a person sees, by their own names. */
export const languageNames = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof languageNames;

/** Is this one of our languages? */
export function isLanguage(wanted: string): wanted is Language {
  return Object.hasOwn(languageNames, wanted);
}

/** The language of a language tag such as `de-AT`, or `undefined` when it is none of ours. */
export function languageOfTag(tag: string): Language | undefined {
  const short = tag.replace(/-.*/s, '').toLowerCase();
  return isLanguage(short) ? short : undefined;
}
