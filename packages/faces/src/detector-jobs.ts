import type { FrameSize } from '@nimble/media';
import type { DetectorPackage } from './detector-package.ts';

/** A request to the process that analyzes frames; the frames come through its standard input. */
export type DetectorJob = FrameSize & { detector: DetectorPackage };

/**
 * The content of one frame:
 * - `turned`: a face, turned to the camera.
 * - `away`: a face that looks elsewhere.
 * - `none`: a picture without a face.
 * - `blank`: no face, in a picture too dark or too even to judge.
 */
export type FrameFinding = 'turned' | 'away' | 'none' | 'blank';

/** Its reply; a process that ends without `done` has crashed. */
export type DetectorAnswer =
  | { kind: 'frame'; finding: FrameFinding }
  | { kind: 'failed'; reason: string }
  | { kind: 'done' };
