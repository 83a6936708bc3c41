/** Scripts that put no spaces between words; as in the contracts, which this package does not know. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const longestWord = 100;

/**
 * The words of a text without spaces, which together are that text again: an engine returns a whole sentence of Chinese
 * or Japanese as one word. Punctuation stays with the word before it.
 */
export function splitWord(text: string): string[] {
  if (!unspaced.test(text)) return cut(text);
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = words.length - 1;
    if (isWordLike === true || last < 0) words.push(segment);
    else words[last] += segment;
  }
  return words.flatMap(cut);
}

/** Between characters, not in the middle of one. */
function cut(word: string): string[] {
  if (word.length <= longestWord) return [word];
  const signs = [...word];
  const count = Math.ceil(word.length / longestWord);
  const length = Math.ceil(signs.length / count);
  return Array.from({ length: count }, (_none, index) =>
    signs.slice(index * length, (index + 1) * length).join(''),
  ).filter(Boolean);
}
