/** Pseudorandom numbers, the same for the same seed. */
export type Seeded = {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  pick: <One>(among: readonly One[]) => One;
};

/** Mulberry32. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }
  return {
    below,
    pick(among) {
      const one = among[below(among.length)];
      if (one === undefined) throw new Error('There is nothing to pick from.');
      return one;
    },
  };
}
