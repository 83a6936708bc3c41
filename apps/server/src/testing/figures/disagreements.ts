import { figures } from '@nimble/contracts/figures';
import type { Read } from './places-of-figures.ts';

/** Differences between places of one figure about the same subject. */
export function disagreements(read: readonly Read[]): unknown[] {
  return Object.entries(figures).flatMap(([name, { places }]) => {
    const ofFigure = read.filter(({ place }) => (places as readonly string[]).includes(place));
    const byThing = Map.groupBy(ofFigure, ({ of }) => JSON.stringify(of));
    return [...byThing.values()]
      .filter((same) => new Set(same.map(({ value }) => value)).size > 1)
      .map((same) => ({ name, same }));
  });
}
