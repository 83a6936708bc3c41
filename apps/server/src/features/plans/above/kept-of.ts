type Item = { id: number; isFixed: boolean; isChosen: boolean };

/**
 * What stays within a limit: fixed entries, then chosen ones, then, without a choice, in the given order. A choice is
 * not filled up: a company may want to keep fewer than allowed.
 */
export function keptOf(items: readonly Item[], most: number | null, isAnyChosen: boolean): Set<number> {
  if (most === null) return new Set(items.map(({ id }) => id));
  const fixed = items.filter(({ isFixed }) => isFixed);
  const others = items.filter(({ isFixed, isChosen }) => !isFixed && (isChosen || !isAnyChosen));
  const room = Math.max(0, most - fixed.length);
  return new Set([...fixed, ...others.slice(0, room)].map(({ id }) => id));
}
