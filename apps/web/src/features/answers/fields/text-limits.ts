import { countCharacters, countWords, type SettingsOf } from '@nimble/contracts/answers';

type Limits = Pick<SettingsOf<'text'>, 'maximumCharacters' | 'maximumWords'>;

/** As much of a text from its beginning as the limits allow. */
export function withinLimits(text: string, { maximumCharacters, maximumWords }: Limits): string {
  const enough =
    countCharacters(text) > maximumCharacters ? [...text].slice(0, maximumCharacters).join('') : text;
  if (maximumWords === null || countWords(enough) <= maximumWords) return enough;
  const words = [...enough.matchAll(/\S+/g)];
  return enough.slice(0, words[maximumWords]?.index ?? enough.length);
}
