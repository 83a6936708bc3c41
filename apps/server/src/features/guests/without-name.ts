import type { TranscribedWord } from '@nimble/contracts/transcripts';

/** Stands where a name was said. */
const leftOut = '…';
/** Shorter parts, such as initials and "de", are words of many sentences. */
const shortestPart = 3;

/**
 * What a candidate said, without the parts of the candidate's own name, whoever writes them how. A word of the language
 * that is also somebody's name goes with them: for a reader who is to see no name, that is the smaller loss.
 */
export function withoutName(words: readonly TranscribedWord[], name: string): TranscribedWord[] {
  const parts = new Set(
    name
      .split(/[^\p{L}\p{M}']+/u)
      .map(plain)
      .filter((part) => part.length >= shortestPart),
  );
  const isName = (word: string) =>
    [plain(word), ...word.split(/[^\p{L}\p{M}]+/u).map(plain)].some((part) => parts.has(part));
  return words.map((each) => (isName(each.word) ? { ...each, word: leftOut } : each));
}

/** Letters alone, without accents and case, and without the end of "Ada's". */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/['’]s$/i, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
