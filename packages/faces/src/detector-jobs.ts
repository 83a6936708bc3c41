import type { FrameSize } from '@nimble/media';
import type { DetectorPackage } from './detector-package.ts';

/** What the process that looks at frames is asked; the frames come through its standard input. */
export type DetectorJob = FrameSize & { detector: DetectorPackage };

/**
 * What is seen in one frame:
 * - `turned`: a face, turned to the camera.
 * - `away`: a face that looks elsewhere.
 * - `none`: a picture without a face.
 * - `blank`: no face, in a picture too dark or too even to tell.
 */
export type FrameFinding = 'turned' | 'away' | 'none' | 'blank';

/** What it says; a process that ends without `done` has broken. */
export type DetectorAnswer =
  | { kind: 'frame'; finding: FrameFinding }
  | { kind: 'failed'; reason: string }
  | { kind: 'done' };
