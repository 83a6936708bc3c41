import type { KeptTake } from './slice-store.ts';

export type LeftBehind = {
  /** Chosen as answers and not yet on the server, each with the takes that it was chosen over. */
  chosen: { take: KeptTake; over: KeptTake[] }[];
  /** Recorded, or interrupted, and still to be reviewed by the candidate; the oldest first. */
  unjudged: KeptTake[];
  /** Empty, copied in part, or replaced by a newer take of the same question. */
  obsolete: KeptTake[];
};

/**
 * Takes that a reload or a crash has left on this device.
 * @param keepsEarlier keep earlier takes of a question besides the newest
 */
export function sortLeftBehind(takes: readonly KeptTake[], keepsEarlier: boolean): LeftBehind {
  const isWhole = ({ size, state }: KeptTake) => size > 0 && state !== 'copying';
  const left: LeftBehind = { chosen: [], unjudged: [], obsolete: takes.filter((take) => !isWhole(take)) };
  const filled = takes.filter(isWhole);
  for (const ofQuestion of Map.groupBy(filled, ({ questionId }) => questionId).values()) {
    const newestFirst = ofQuestion.sort((one, other) => other.startedAt - one.startedAt);
    const passed = new Set(newestFirst.flatMap(({ state, over = [] }) => (state === 'chosen' ? over : [])));
    const chosen = newestFirst.find(({ state, takeId }) => state === 'chosen' && !passed.has(takeId));
    // An answer being uploaded stays the answer until a newer take is chosen in its place.
    const isPassed = (take: KeptTake) =>
      chosen !== undefined && (passed.has(take.takeId) || take.startedAt < chosen.startedAt);
    const over = newestFirst.filter((take) => take !== chosen && isPassed(take));
    const unjudged = newestFirst.filter((take) => take !== chosen && !isPassed(take));
    if (chosen !== undefined) left.chosen.push({ take: chosen, over: keepsEarlier ? over : [] });
    left.unjudged.push(...unjudged.slice(0, keepsEarlier ? unjudged.length : 1).reverse());
    if (!keepsEarlier) left.obsolete.push(...unjudged.slice(1), ...over);
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
