import type { FrameFinding } from './detector-jobs.ts';

/** The used part of a detected face; angles are radians. */
export type FoundFace = {
  /** How well its points fit a face, 0 to 1. */
  score: number;
  /** Pixels: left, top, width, height. */
  box: [number, number, number, number];
  rotation?: { angle: { yaw: number; pitch: number } } | null;
};

const leastScore = 0.5;
/** Pixels of a frame whose longer side has 480. Smaller faces are often false, and their angles are guesses. */
const leastWidth = 24;
/**
 * Beyond these a head is turned away, by the detector's own angles. They are smaller than real ones: a portrait turned
 * aside by a program by 15, 30 and 40 degrees had 6, 13 and 17, and looking straight had 9 downwards. Radians.
 */
const mostAside = (12 / 180) * Math.PI;
const mostUpOrDown = (20 / 180) * Math.PI;
/** Brightness, 0 to 255: a darker picture, or one without contrast, shows nothing. */
const leastBrightness = 16;
const leastContrast = 4;
/** Sampling step for the brightness, pixels. */
const pixelStep = 16;

/** The largest face counts: the candidate is nearer than a poster or a passer-by. */
export function judgeFrame(faces: readonly FoundFace[], pixels: Uint8Array): FrameFinding {
  const [nearest] = faces
    .filter(({ score, box }) => score >= leastScore && box[2] >= leastWidth)
    .toSorted((one, other) => other.box[2] * other.box[3] - one.box[2] * one.box[3]);
  if (nearest === undefined) return isBlank(pixels) ? 'blank' : 'none';
  const angle = nearest.rotation?.angle;
  const isTurned =
    angle !== undefined && Math.abs(angle.yaw) <= mostAside && Math.abs(angle.pitch) <= mostUpOrDown;
  return isTurned ? 'turned' : 'away';
}

function isBlank(pixels: Uint8Array): boolean {
  let [count, total, squares] = [0, 0, 0];
  for (let at = 0; at + 2 < pixels.length; at += 3 * pixelStep) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    count += 1;
    total += brightness;
    squares += brightness * brightness;
  }
  const mean = total / count;
  return mean < leastBrightness || Math.sqrt(Math.max(0, squares / count - mean * mean)) < leastContrast;
}
