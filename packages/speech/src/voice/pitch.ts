/** Range of pitch, hertz. */
export const lowestPitch = 65;
export const highestPitch = 400;

const integration = 256;
/** At 8,000 samples a second. */
const longestLag = 124;
/** Samples that `findPitch` looks at. */
export const pitchSamples = integration + longestLag + 1;
/** How much the next period may differ; 0 is the same, about 1 is noise. */
const threshold = 0.15;

const difference = new Float32Array(longestLag + 1);

/**
 * The pitch at the beginning of a frame of `pitchSamples`, by YIN (de Cheveigné and Kawahara, 2002): the shortest lag
 * after which the sound repeats itself.
 * @returns hertz; null for what has no pitch.
 */
export function findPitch(frame: Float32Array, rate: number): number | null {
  normalize(frame);
  const shortestLag = Math.floor(rate / highestPitch);
  for (let lag = shortestLag; lag < longestLag; lag += 1) {
    if (at(lag) >= threshold) continue;
    while (lag + 1 < longestLag && at(lag + 1) < at(lag)) lag += 1;
    const hertz = rate / (lag + nudge(lag));
    return hertz < lowestPitch || hertz > highestPitch ? null : hertz;
  }
  return null;
}

const at = (lag: number) => difference[lag] ?? 1;

/** The cumulative mean normalized difference of each lag. */
function normalize(frame: Float32Array): void {
  let sum = 0;
  difference[0] = 1;
  for (let lag = 1; lag <= longestLag; lag += 1) {
    let total = 0;
    for (let index = 0; index < integration; index += 1) {
      const delta = (frame[index] ?? 0) - (frame[index + lag] ?? 0);
      total += delta * delta;
    }
    sum += total;
    difference[lag] = sum === 0 ? 1 : (total * lag) / sum;
  }
}

/** Where between samples the lowest point of a parabola through three lags lies, −1 to 1. */
function nudge(lag: number): number {
  const [before, here, after] = [at(lag - 1), at(lag), at(lag + 1)];
  const bend = before + after - 2 * here;
  return bend === 0 ? 0 : (before - after) / (2 * bend);
}
