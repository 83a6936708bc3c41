import { setPriority } from 'node:os';
import type { CodecJob, CodecMessage } from './codec-job.ts';
import { drawCard } from './jobs/draw-card.ts';
import { encodePicture } from './jobs/encode-picture.ts';
import { encodeSound } from './jobs/encode-sound.ts';
import { makePoster } from './jobs/make-poster.ts';
import { readSamples } from './jobs/read-samples.ts';
import { sampleFrames } from './jobs/sample-frames.ts';
import { ffmpegVersion } from './native.ts';
import { put } from './standard-output.ts';
import { startWatch } from './start-watch.ts';

/**
 * Does one job with FFmpeg's codecs and exits. A separate process, because native code that reads untrusted files may
 * crash: it holds no setting and no secret of Nimble, and nothing else crashes with it. It exits with its parent.
 */
const lowPriority = 10;

process.once('disconnect', () => process.exit(1));
startWatch();
process.once('message', (job: CodecJob) => {
  setPriority(lowPriority);
  work(job).then(() => process.exit(0), fail);
});

function work(job: CodecJob): Promise<void> {
  switch (job.kind) {
    case 'version':
      return sayVersion();
    case 'sound':
      return encodeSound(job);
    case 'picture':
      return encodePicture(job);
    case 'card':
      return drawCard(job);
    case 'poster':
      return makePoster(job);
    case 'samples':
      return readSamples(job);
    case 'frames':
      return sampleFrames(job);
  }
}

async function sayVersion(): Promise<void> {
  put(Buffer.from(ffmpegVersion));
}

/** Waits until the reason has been sent. */
function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const message: CodecMessage = { kind: 'failed', reason: reason.slice(0, 1000) };
  process.send?.(message, () => process.exit(1));
}
