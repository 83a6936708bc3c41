type Point = { at: number; bytes: number };

/** Window of the rate, milliseconds: short enough to notice a change, long enough to be read. */
const window = 5000;

/** Measures the download rate from byte counts and their times. A step that restarts is measured from there. */
export function createRateMeter(now: () => number = performance.now.bind(performance)) {
  let points: Point[] = [];
  return {
    /** @returns bytes a second; null while too little is known. */
    add(bytes: number): number | null {
      const at = now();
      if (bytes < (points.at(-1)?.bytes ?? 0)) points = [];
      points.push({ at, bytes });
      while (points.length > 2 && at - (points[1]?.at ?? at) >= window) points.shift();
      const [first] = points;
      if (first === undefined || at - first.at < 500) return null;
      return Math.round(((bytes - first.bytes) / (at - first.at)) * 1000);
    },
  };
}
