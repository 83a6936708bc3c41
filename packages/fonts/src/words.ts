/** Alphabets without spaces between words. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const opening = /^[\p{Ps}\p{Pi}]/u;
const sign = /^[\p{P}\p{S}\s]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The parts of a paragraph between which a line may end, each with the blank after it. */
export function wordsOf(paragraph: string): string[] {
  return paragraph
    .split(/(?<=\s)/)
    .flatMap((word) => (withoutSpaces.test(word) ? wordsWithoutSpaces(word) : [word]));
}

/** Letters with their marks. */
export function lettersOf(word: string): string[] {
  return [...graphemes.segment(word)].map(({ segment }) => segment);
}

/** A line neither begins with a period nor ends with an opening bracket. */
function wordsWithoutSpaces(text: string): string[] {
  const found: string[] = [];
  let before = '';
  for (const { segment } of words.segment(text)) {
    if (opening.test(segment)) before += segment;
    else if (before === '' && found.length > 0 && sign.test(segment)) found[found.length - 1] += segment;
    else {
      found.push(before + segment);
      before = '';
    }
  }
  return before === '' ? found : [...found, before];
}
