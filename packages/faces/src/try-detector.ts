import { Readable } from 'node:stream';
import { analyzeFrames } from './analyze-frames.ts';
import { faceDetector } from './detector-package.ts';

const size = { width: 64, height: 64 };
const timeoutSeconds = 60;

/**
 * Runs the detector on one gray frame.
 * @returns its version; undefined where it is not installed.
 * @throws FaceDetectorError when it is installed and does not work.
 */
export async function tryDetector(): Promise<string | undefined> {
  const detector = faceDetector();
  if (detector === undefined) return undefined;
  const frame = Buffer.alloc(size.width * size.height * 3, 128);
  await analyzeFrames({ detector, timeoutSeconds }, Readable.from([frame]), size, () => undefined);
  return detector.version;
}
