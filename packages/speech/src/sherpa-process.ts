import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import type { TokenResult } from './engines/words-of-tokens.ts';
import type { SherpaAnswer, SherpaJob } from './sherpa-jobs.ts';
import { byteAt } from './sound.ts';
import type { Span } from './transcriber.ts';

/**
 * Runs sherpa-onnx for one sound and exits. A separate process, because native code can crash its process, holds its
 * memory until it ends, and blocks everything else meanwhile.
 */

type Samples = Float32Array;
/** The part of the package that is used, which has no types. */
type Sherpa = {
  Vad: new (
    config: object,
    bufferSeconds: number,
  ) => {
    acceptWaveform: (samples: Samples) => void;
    isEmpty: () => boolean;
    front: (external: boolean) => { start: number; samples: Samples };
    pop: () => void;
    flush: () => void;
  };
  OfflineRecognizer: new (
    config: object,
  ) => {
    createStream: () => { acceptWaveform: (sound: { samples: Samples; sampleRate: number }) => void };
    decode: (stream: object) => void;
    getResult: (stream: object) => TokenResult;
  };
};

const sampleRate = 16_000;
/** Window size of Silero's model, samples. */
const windowSize = 512;
const windowsAtOnce = 512;
const lowPriority = 10;

const require = createRequire(import.meta.url);
const sherpa = require('sherpa-onnx-node') as Sherpa;

process.once('disconnect', () => process.exit());
process.once('message', (job: SherpaJob) => {
  setPriority(lowPriority);
  void work(job)
    .catch((error: unknown) => say({ kind: 'failed', reason: String(error) }))
    .finally(() => process.exit());
});

async function work(job: SherpaJob): Promise<void> {
  if (job.kind === 'speech') await findSpeech(job.path, job.model);
  else await recognize(job);
  await say({ kind: 'done' });
}

/** Waits until it has been sent, so that no answer is lost at the end. */
function say(answer: SherpaAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(answer, () => resolve());
  });
}

async function findSpeech(path: string, model: string): Promise<void> {
  const sileroVad = {
    model,
    threshold: 0.5,
    minSpeechDuration: 0.1,
    minSilenceDuration: 0.25,
    maxSpeechDuration: 30,
    windowSize,
  };
  const detector = new sherpa.Vad({ sileroVad, sampleRate, numThreads: 1, debug: false }, 60);
  async function report(): Promise<void> {
    while (!detector.isEmpty()) {
      const { start, samples } = detector.front(false);
      detector.pop();
      await say({
        kind: 'span',
        span: { start: start / sampleRate, end: (start + samples.length) / sampleRate },
      });
    }
  }
  for (const samples of windowsOf(path)) {
    for (let at = 0; at + windowSize <= samples.length; at += windowSize) {
      detector.acceptWaveform(samples.subarray(at, at + windowSize));
    }
    await report();
  }
  detector.flush();
  await report();
}

async function recognize({
  path,
  model,
  pieces,
  threads,
}: Extract<SherpaJob, { kind: 'words' }>): Promise<void> {
  const recognizer = new sherpa.OfflineRecognizer({
    featConfig: { sampleRate, featureDim: 80 },
    modelConfig: { ...withTimes(model.config), numThreads: threads, provider: 'cpu', debug: false },
    decodingMethod: 'greedy_search',
  });
  const file = openSync(path, 'r');
  try {
    for (const piece of pieces) {
      const stream = recognizer.createStream();
      stream.acceptWaveform({ samples: samplesOf(file, piece), sampleRate });
      recognizer.decode(stream);
      await say({ kind: 'piece', result: recognizer.getResult(stream) });
    }
  } finally {
    closeSync(file);
  }
}

/** Whisper reports token times only on request, and only if its model was exported for it. */
function withTimes(config: Record<string, unknown>): Record<string, unknown> {
  const { whisper } = config;
  return typeof whisper === 'object'
    ? { ...config, whisper: { ...whisper, enableTokenTimestamps: true } }
    : config;
}

/** The sound window by window; a few seconds are held at a time. */
function* windowsOf(path: string): Generator<Samples> {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(windowSize * windowsAtOnce * 2);
    for (let position = 0; ; position += buffer.length) {
      const read = readSync(file, buffer, 0, buffer.length, position);
      if (read === 0) return;
      yield samplesIn(buffer.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
}

function samplesOf(file: number, { start, end }: Span): Samples {
  const buffer = Buffer.alloc(byteAt(end) - byteAt(start));
  const read = readSync(file, buffer, 0, buffer.length, byteAt(start));
  return samplesIn(buffer.subarray(0, read));
}

function samplesIn(bytes: Buffer): Samples {
  // Not by Float32Array.from, which makes a list of objects first: megabytes of garbage for each second.
  const samples = new Float32Array(Math.floor(bytes.length / 2));
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = bytes.readInt16LE(index * 2) / 32_768;
  return samples;
}
