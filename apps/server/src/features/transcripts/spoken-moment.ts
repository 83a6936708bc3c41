import { blankBetween, type SpokenHit, type TranscribedWord } from '@nimble/contracts/transcripts';

/** A matching word: its index among the words, and its stem. */
export type Match = { index: number; stem: string };

/** Matching words within this distance belong to one moment. */
const momentWords = 12;
const wordsBefore = 8;
const wordsAfter = 18;

/**
 * The position to jump to: the first place with the most different words of the search.
 * @returns the index of its first word; 0 when no single word matches.
 */
export function bestPlace(matched: readonly Match[]): number {
  let best = { index: matched[0]?.index ?? 0, stems: 0 };
  for (const [position, { index }] of matched.entries()) {
    const near = new Set<string>();
    for (let next = position; next < matched.length; next += 1) {
      const match = matched[next];
      if (match === undefined || match.index >= index + momentWords) break;
      near.add(match.stem);
    }
    if (near.size > best.stems) best = { index, stems: near.size };
  }
  return best.index;
}

/** Some words of an answer, and how many it has before and after them. */
type Part = { words: readonly Pick<TranscribedWord, 'word'>[]; before: number; after: number };

/** The words around a position, matching ones marked; adjacent words of one kind are one piece. */
export function snippetAt(
  { words, before, after }: Part,
  matched: readonly Match[],
  place: number,
): SpokenHit['snippet'] {
  const hits = new Set(matched.map(({ index }) => index));
  const from = Math.max(0, place - wordsBefore);
  const to = Math.min(words.length, place + wordsAfter);
  const pieces: SpokenHit['snippet'] = [];
  for (let index = from; index < to; index += 1) {
    const isHit = hits.has(index);
    const text = words[index]?.word ?? '';
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += `${blankBetween(last.text, text)}${text}`;
    else pieces.push({ text, isHit });
  }
  if (before + from > 0) pieces.unshift({ text: '…', isHit: false });
  if (to < words.length + after) pieces.push({ text: '…', isHit: false });
  return pieces;
}
