/** Where somebody is in a row of candidates, and what was asked for and is not reached yet. */
export type Way = {
  /** Those that were gone to and have not come into view yet, the last one last. */
  ids: readonly number[];
  /** Steps that could not be gone because the row was not known so far; negative ones lead back. */
  owed: number;
};

export const nowhere: Way = { ids: [], owed: 0 };

/** One has come into view: what led up to it is gone; one that nobody asked for here ends the way. */
export function arrive(way: Way, id: number): Way {
  const at = way.ids.indexOf(id);
  return at < 0 ? nowhere : { ...way, ids: way.ids.slice(at + 1) };
}

/**
 * So many steps further from where the way leads already, so that each press counts, however fast they follow. What
 * lies beyond what is known of the row is owed while it may go on there, and is forgotten at its end.
 */
export function goAlong(
  way: Way,
  steps: number,
  { row, current, isWhole }: { row: readonly number[]; current: number; isWhole: (steps: number) => boolean },
): { way: Way; to: number | undefined } {
  const from = row.indexOf(way.ids.at(-1) ?? current);
  const wanted = steps + way.owed;
  if (from < 0) return { way: { ...way, owed: wanted }, to: undefined };
  const reached = Math.min(Math.max(from + wanted, 0), row.length - 1);
  const owed = isWhole(wanted) ? 0 : wanted - (reached - from);
  const to = reached === from ? undefined : row[reached];
  return { way: { ids: to === undefined ? way.ids : [...way.ids, to], owed }, to };
}
