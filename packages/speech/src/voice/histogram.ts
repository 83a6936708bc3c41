/** Counts values in steps, so that quantiles of any number of them are known without storing them. */
export function createHistogram({ from, to, step }: { from: number; to: number; step: number }) {
  const counts = new Uint32Array(Math.ceil((to - from) / step) + 1);
  let total = 0;

  /** @param part 0 to 1. @returns the value below which that part lies, to half a step; null without values. */
  function quantile(part: number): number | null {
    if (total === 0) return null;
    let left = part * total;
    for (const [index, count] of counts.entries()) {
      if (left <= count && count > 0) return from + (index + 0.5) * step;
      left -= count;
    }
    return to;
  }

  return {
    quantile,
    count: () => total,
    add(value: number): void {
      const index = Math.min(counts.length - 1, Math.max(0, Math.floor((value - from) / step)));
      counts[index] = (counts[index] ?? 0) + 1;
      total += 1;
    },
    /** From the tenth to the ninetieth percentile. */
    spread(): number | null {
      const [low, high] = [quantile(0.1), quantile(0.9)];
      return low === null || high === null ? null : high - low;
    },
  };
}
