/** Scripts that put no spaces between words: what stands together there is several words of a transcript. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const wideSign = /[\u3000-\u303F\uFF00-\uFF65]/;

/** What a reader expects between two words: scripts without spaces, and their wide signs, have none beside them. */
export function blankBetween(before: string, after: string): '' | ' ' {
  // Not by code units: half of a rare sign belongs to no script.
  const beside = [[...before].at(-1) ?? '', [...after].at(0) ?? ''];
  return beside.some((sign) => unspaced.test(sign) || wideSign.test(sign)) ? '' : ' ';
}

/** Words as a reader expects them, given with a blank between any two, as the search needs them. */
export function readableText(words: string): string {
  const all = words.split(/ +/);
  // Word by word: looking at the end of the growing text would copy it each time.
  return all
    .map((word, index) => (index === 0 ? word : blankBetween(all[index - 1] ?? '', word) + word))
    .join('');
}
