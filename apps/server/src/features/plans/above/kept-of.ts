type Item = { id: number; isFixed: boolean; isChosen: boolean };

/**
 * What stays within a limit: what is fixed, then what was chosen, then, where nobody chose, in the order given. What was
 * chosen is not filled up: whoever keeps fewer than they may wants it so.
 */
export function keptOf(items: readonly Item[], most: number | null, isAnyChosen: boolean): Set<number> {
  if (most === null) return new Set(items.map(({ id }) => id));
  const fixed = items.filter(({ isFixed }) => isFixed);
  const others = items.filter(({ isFixed, isChosen }) => !isFixed && (isChosen || !isAnyChosen));
  const room = Math.max(0, most - fixed.length);
  return new Set([...fixed, ...others.slice(0, room)].map(({ id }) => id));
}
