import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createPeaks } from './peaks.ts';
import { runCodec } from './run-codec.ts';
import { speechSampleRate } from './speech-sample-rate.ts';
import { tracksOf } from './tracks.ts';

/** Sound is decoded a hundred times as fast as it plays; this is for a busy machine. */
const patience = 0.5;
const timeoutFor = (seconds: number) => 60 + Math.ceil(seconds * patience);

/**
 * Writes the sound of a recording for speech engines: raw samples, in step with its picture from the first second on. A
 * recording without sound gives an empty file. Takes 32 kB a second on disk and hardly any memory.
 * @returns how loud it is, ten times a second (`waveformOf`), computed in the same pass.
 * @throws MediaRejectedError when the recording cannot be read, CodecFailedError.
 */
export async function writeSpeechSound(options: {
  input: string;
  output: string;
  /** The probed recording; the time limit follows from its length. */
  durationSeconds: number;
  signal?: AbortSignal;
}): Promise<{ peaks: Uint8Array }> {
  const { input, output, durationSeconds, signal } = options;
  const { hasSound } = await tracksOf(input);
  const meter = createPeaks(speechSampleRate);
  if (!hasSound) {
    await writeFile(output, '');
    return { peaks: meter.peaks() };
  }
  const metered = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      meter.take(chunk);
      yield chunk;
    }
  };
  await runCodec({
    output: (source: Readable) => pipeline(source, metered, createWriteStream(output)),
    timeoutSeconds: timeoutFor(durationSeconds),
    job: { kind: 'samples', path: input, sampleRate: speechSampleRate },
    ...(signal && { signal }),
  });
  return { peaks: meter.peaks() };
}
