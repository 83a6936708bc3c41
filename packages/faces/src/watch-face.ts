import { sampleFrames } from '@nimble/media';
import { analyzeFrames } from './analyze-frames.ts';
import type { FrameFinding } from './detector-jobs.ts';
import { faceDetector } from './detector-package.ts';
import { FaceDetectorError } from './errors.ts';

/** Seconds from the beginning of the recording. */
export type Span = { start: number; end: number };

/** Counts over the frames of a recording, one a second. */
export type FaceView = {
  /** Frames that are neither too dark nor too even. */
  frames: number;
  /** Too dark or too even to judge; in no other number. */
  blank: number;
  inView: number;
  /** Frames in view with the face turned to the camera. */
  turned: number;
  /** The longest periods of five seconds and more without a face in view. */
  outOfView: Span[];
};

/** Fewer frames give no share. */
export const framesNeeded = 10;
/** Six frames in a row are five seconds at least. */
const framesOutOfView = 6;
const mostSpans = 20;
/** An idle machine takes a tenth of a second for a frame; a busy one many times that. */
const secondsToStart = 300;
const secondsOfFrame = 10;

/**
 * Counts in how many frames of a recording a face is in view, and turned to the camera. Recognizes no emotion and no
 * identity: it finds where a face is and how it is turned. Frames are discarded at once.
 * @param seconds of the recording, for the time limit and the progress.
 * @throws FaceDetectorError, MediaRejectedError, CodecFailedError, or the signal's reason.
 */
export async function watchFace(options: {
  input: string;
  seconds: number;
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}): Promise<FaceView> {
  const { input, seconds, onProgress, signal } = options;
  const detector = faceDetector();
  if (detector === undefined) throw new FaceDetectorError('The face detector is not installed.');
  const timeoutSeconds = secondsToStart + secondsOfFrame * Math.ceil(seconds);
  const counter = createCounter();
  await sampleFrames({
    input,
    timeoutSeconds,
    read: (frames, size) =>
      analyzeFrames({ detector, timeoutSeconds, ...(signal && { signal }) }, frames, size, (finding) => {
        counter.take(finding);
        onProgress?.(Math.min(1, counter.seen() / Math.max(1, seconds)));
      }),
    ...(signal && { signal }),
  });
  return counter.result();
}

/** Counts as frames arrive, and stores no result of a single one. */
export function createCounter() {
  const counts = { turned: 0, away: 0, none: 0, blank: 0 } satisfies Record<FrameFinding, number>;
  const spans: Span[] = [];
  let second = 0;
  let began: number | undefined;

  function close(): void {
    if (began !== undefined && second - began >= framesOutOfView) spans.push({ start: began, end: second });
    began = undefined;
    if (spans.length > mostSpans) spans.splice(spans.indexOf(shortest(spans)), 1);
  }

  return {
    seen: () => second,
    take(finding: FrameFinding): void {
      counts[finding] += 1;
      if (finding === 'none') began ??= second;
      else close();
      second += 1;
    },
    result(): FaceView {
      close();
      const { turned, away, none, blank } = counts;
      return { frames: turned + away + none, blank, inView: turned + away, turned, outOfView: [...spans] };
    },
  };
}

function shortest(spans: readonly Span[]): Span {
  return spans.reduce((least, span) => (span.end - span.start < least.end - least.start ? span : least));
}
