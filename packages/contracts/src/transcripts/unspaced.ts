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

/** The same words with the blanks that a reader expects. The search needs one between any two, as they are given. */
export function readableText(words: string): string {
  const all = words.split(/ +/);
  // By pairs of words: looking at the end of the growing text would copy it each time.
  return all
    .map((word, index) => (index === 0 ? word : blankBetween(all[index - 1] ?? '', word) + word))
    .join('');
}
