/** The position in a list of candidates, and pending steps. */
export type Way = {
  /** Candidates that were navigated to and are not shown yet, the last one last. */
  ids: readonly number[];
  /** Steps that wait until more of the list is loaded; negative ones lead back. */
  owed: number;
};

export const nowhere: Way = { ids: [], owed: 0 };

/** A candidate is shown: the steps up to it are done; an unexpected one cancels the rest. */
export function arrive(way: Way, id: number): Way {
  const at = way.ids.indexOf(id);
  return at < 0 ? nowhere : { ...way, ids: way.ids.slice(at + 1) };
}

/**
 * Adds steps from the last target, so that each press counts, however fast they follow. Steps beyond the loaded part
 * wait while the list may continue, and are dropped at its end.
 */
export function addSteps(
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
