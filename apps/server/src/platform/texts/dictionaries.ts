/** PostgreSQL's dictionaries for the languages of the product; other languages are found literally. */
export const dictionaries: Readonly<Record<string, string>> = {
  de: 'german',
  en: 'english',
  es: 'spanish',
  fr: 'french',
};
export const literally = 'simple';
export const allDictionaries = [literally, ...Object.values(dictionaries)];

export function dictionaryOf(language: string | null): string {
  return dictionaries[language ?? ''] ?? literally;
}
