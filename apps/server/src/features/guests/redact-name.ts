import { type TranscribedWord, unspaced } from '@nimble/contracts/transcripts';

/** Replaces a name. */
const leftOut = '…';
/** Shorter words inside a name, such as "de", are words of many sentences. */
const shortestInside = 3;
/** Initials are letters of every word. */
const shortestAtEnds = 2;
/** In scripts without spaces, or languages with endings on names, a word contains the name. */
const containsNames = (word: string) => unspaced.test(word) || /\p{Script=Hangul}/u.test(word);
/** Maximum of words as which one name can be recognized. */
const mostPieces = 6;

/**
 * A transcript without the parts of the candidate's own name, however it is spelled, also where one was recognized as
 * several words. A common word that is also the name is removed too: for an anonymous link, that is the smaller loss.
 */
export function redactName(words: readonly TranscribedWord[], name: string): TranscribedWord[] {
  const hidden = hiddenAmong(
    words.map(({ word }) => word),
    name,
  );
  return words.map((each, index) => (hidden.has(index) ? { ...each, word: leftOut } : each));
}

/** The same for a written text, whose lines and spaces stay. */
export function redactNameIn(text: string, name: string): string {
  const hidden = hiddenAmong(text.match(/\S+/g) ?? [], name);
  let index = -1;
  return text.replace(/\S+/g, (word) => {
    index += 1;
    return hidden.has(index) ? leftOut : word;
  });
}

/** The places of the words that are part of the name. */
function hiddenAmong(words: readonly string[], name: string): ReadonlySet<number> {
  const parts = partsOf(name);
  const plainWords = words.map(plain);
  const hidden = new Set<number>();
  for (const [index, word] of words.entries()) {
    if (isPart(word, parts)) hidden.add(index);
    for (let pieces = piecesFrom(plainWords, index, parts); pieces > 0; pieces -= 1)
      hidden.add(index + pieces - 1);
  }
  return hidden;
}

/** Each part of the name, and adjacent parts written as one. */
function partsOf(name: string): ReadonlySet<string> {
  const all = name
    .split(/[^\p{L}\p{M}']+/u)
    .map(plain)
    .filter((part) => part !== '');
  const isOwn = (part: string, index: number) => {
    const isInside = index > 0 && index < all.length - 1;
    return part.length >= (isInside ? shortestInside : shortestAtEnds);
  };
  const joined = all.slice(1).flatMap((next, index) => {
    const part = all[index] ?? '';
    const says = containsNames(next) || isOwn(part, index) || isOwn(next, index + 1);
    return says ? [part + next] : [];
  });
  return new Set([...all.filter(isOwn), ...joined]);
}

function isPart(word: string, parts: ReadonlySet<string>): boolean {
  const tokens = [plain(word), ...word.split(/[^\p{L}\p{M}]+/u).map(plain)];
  if (tokens.some((token) => parts.has(token))) return true;
  // A single character is part of many words.
  const isLong = (part: string) => [...part.normalize('NFC')].length > 1;
  return containsNames(word) && [...parts].some((part) => isLong(part) && plain(word).includes(part));
}

/** How many words from this one on form one part of the name; 0 for none. */
function piecesFrom(plainWords: readonly string[], from: number, parts: ReadonlySet<string>): number {
  let together = '';
  for (let pieces = 1; pieces <= mostPieces; pieces += 1) {
    together += plainWords[from + pieces - 1] ?? '';
    if (pieces > 1 && parts.has(together)) return pieces;
    if (![...parts].some((part) => part.startsWith(together))) return 0;
  }
  return 0;
}

/** Letters alone, without accents and case, and without the end of "Ada's". */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/['’]s$/i, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
