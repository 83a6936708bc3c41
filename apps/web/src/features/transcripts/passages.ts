import { type TranscribedWord, unspaced } from '@nimble/contracts/transcripts';

/** A pause of this length begins a new passage, seconds. */
const pauseSeconds = 0.9;
const longestPassageWords = 60;

/** A word with its index among all words of its answer. */
export type PlacedWord = TranscribedWord & { index: number };

/** The words in passages, each read and jumped to as one; they end at pauses. */
export function passagesOf(words: readonly TranscribedWord[]): PlacedWord[][] {
  const passages: PlacedWord[][] = [];
  for (const [index, word] of words.entries()) {
    const open = passages.at(-1);
    const before = open?.at(-1);
    const goesOn =
      open !== undefined &&
      before !== undefined &&
      word.start - before.end < pauseSeconds &&
      open.length < longestPassageWords;
    if (goesOn) open.push({ ...word, index });
    else passages.push([{ ...word, index }]);
  }
  return passages;
}

/** The last word that has begun at this second of the answer; -1 before the first. Words are in order. */
export function wordAt(words: readonly TranscribedWord[], second: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where the searched text begins: the words at which its parts are found one after the other. */
export function placesOf(words: readonly TranscribedWord[], searched: string): number[] {
  const parts = searched.split(/\s+/).map(plain).filter(Boolean);
  if (parts.length === 0) return [];
  const heard = words.map(({ word }) => plain(word));
  if (unspaced.test(searched)) return placesAcross(heard, parts.join(''));
  return heard.flatMap((_word, index) =>
    parts.every((part, offset) => heard[index + offset]?.includes(part) === true) ? [index] : [],
  );
}

/** The words in which the text begins, wherever others begin in it. */
function placesAcross(heard: readonly string[], text: string): number[] {
  const all = heard.join('');
  let [end, found] = [0, all.indexOf(text)];
  return heard.flatMap((word, index) => {
    end += word.length;
    if (found < 0 || found >= end) return [];
    found = all.indexOf(text, end);
    return [index];
  });
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');
}
