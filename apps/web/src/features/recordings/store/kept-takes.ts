import type { KeptTake } from './slice-store.ts';

export type LeftBehind = {
  /** Chosen as answers and not yet on the server. */
  chosen: KeptTake[];
  /** Recorded, or interrupted, and still to be reviewed by the candidate. */
  unjudged: KeptTake[];
  /** Empty, or replaced by a newer take of the same question. */
  obsolete: KeptTake[];
};

/** Takes that a reload or a crash has left on this device: of each question, the newest nonempty one. */
export function sortLeftBehind(takes: readonly KeptTake[]): LeftBehind {
  const left: LeftBehind = { chosen: [], unjudged: [], obsolete: [] };
  const settled = new Set<number>();
  for (const take of [...takes].sort((one, other) => other.startedAt - one.startedAt)) {
    if (take.size === 0 || settled.has(take.questionId)) {
      left.obsolete.push(take);
      continue;
    }
    // An answer being uploaded stays the answer until a newer take is chosen in its place.
    if (take.state === 'chosen') {
      settled.add(take.questionId);
      left.chosen.push(take);
    } else if (left.unjudged.some(({ questionId }) => questionId === take.questionId)) {
      left.obsolete.push(take);
    } else {
      left.unjudged.push(take);
    }
  }
  return left;
}

/** Without sound or picture it is no answer. */
export function isUnusable({ isSilent, isBlack }: Pick<KeptTake, 'isSilent' | 'isBlack'>): boolean {
  return isSilent || isBlack;
}

/**
 * Unusable through no choice of the candidate: silent, black, or ended by a failed device. Closing the page is a
 * choice.
 */
export function costsNoRetake(take: Pick<KeptTake, 'isSilent' | 'isBlack' | 'cut'>): boolean {
  return isUnusable(take) || take.cut !== null;
}
