/** Scripts that put no spaces between words: what stands together there is several words of a transcript. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const wideSign = /[\u3000-\u303F\uFF00-\uFF65]/;

/** What a reader expects between two words: scripts without spaces, and their wide signs, have none beside them. */
export function blankBetween(before: string, after: string): '' | ' ' {
  const beside = [before.at(-1) ?? '', after.at(0) ?? ''];
  return beside.some((sign) => unspaced.test(sign) || wideSign.test(sign)) ? '' : ' ';
}

/** Words as a reader expects them, given with a blank between any two, as the search needs them. */
export function readableText(words: string): string {
  const [first = '', ...others] = words.split(' ');
  let text = first;
  for (const word of others) text += `${blankBetween(text, word)}${word}`;
  return text;
}
