import { unspaced } from '@nimble/contracts/transcripts';
import { splitWord } from '@nimble/speech';

/**
 * A search as transcripts hold its words. In a script without spaces they are stored one by one, so what stands
 * together is searched as a phrase.
 */
export function separateWords(search: string): string {
  // Each second part is inside quotation marks, and a phrase already.
  return search
    .split('"')
    .map((part, index) => part.replace(/\S+/g, (piece) => separated(piece, index % 2 === 1)))
    .join('"');
}

function separated(piece: string, isInPhrase: boolean): string {
  if (!unspaced.test(piece)) return piece;
  const isExcluded = !isInPhrase && piece.startsWith('-');
  const words = splitWord(isExcluded ? piece.slice(1) : piece);
  if (words.length === 1) return piece;
  return isInPhrase ? words.join(' ') : `${isExcluded ? '-' : ''}"${words.join(' ')}"`;
}
