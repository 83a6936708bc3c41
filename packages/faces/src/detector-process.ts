import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DetectorAnswer, DetectorJob } from './detector-jobs.ts';
import { type DetectorPackage, detectorModels } from './detector-package.ts';
import { type FoundFace, judgeFrame } from './judge-frame.ts';

/**
 * Finds faces in raw frames from standard input, one after the other, and exits. A separate process, because it takes a
 * quarter of a gigabyte and native code that may crash. It holds one frame at a time.
 */

type Tensor = object;
/** The part of the package that is used. */
type Human = {
  init: () => Promise<void>;
  load: () => Promise<void>;
  detect: (frame: Tensor) => Promise<{ face: FoundFace[]; error?: string | null }>;
  tf: {
    getBackend: () => string;
    tensor: (values: Float32Array, shape: number[], type: 'float32') => Tensor;
    dispose: (tensor: Tensor) => void;
  };
};
type HumanModule = { Human: new (config: object) => Human };

const lowPriority = 10;
const mostMemoryBytes = 700 * 1024 * 1024;
const watchMilliseconds = 200;
const mostFaces = 3;
/** Faces in tests score 0.85 and more, other things up to 0.56: a false face is better than a missed one. */
const leastConfidence = 0.5;
const off = { enabled: false };

process.once('disconnect', () => process.exit());
process.once('message', (job: DetectorJob) => {
  setPriority(lowPriority);
  setInterval(() => {
    if (process.memoryUsage.rss() > mostMemoryBytes)
      void say({ kind: 'failed', reason: 'it took too much memory' }).finally(() => process.exit());
  }, watchMilliseconds);
  void work(job)
    .catch((error: unknown) => say({ kind: 'failed', reason: String(error).slice(0, 500) }))
    .finally(() => process.exit());
});

/** Waits until it has been sent, so that no answer is lost at the end. */
function say(answer: DetectorAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(answer, () => resolve());
  });
}

async function work({ detector, width, height }: DetectorJob): Promise<void> {
  const human = await load(detector);
  const frameBytes = width * height * 3;
  const square = squareOf(width, height);
  for await (const frame of framesOf(frameBytes)) {
    const { values, side } = square.hold(frame);
    const tensor = human.tf.tensor(values, [1, side, side, 3], 'float32');
    const { face, error } = await human.detect(tensor);
    human.tf.dispose(tensor);
    if (error) throw new Error(error);
    await say({ kind: 'frame', finding: judgeFrame(face, frame) });
  }
  await say({ kind: 'done' });
}

/** The detector squeezes its input into a square: a face keeps its shape only in the middle of one. */
function squareOf(width: number, height: number) {
  const side = Math.max(width, height);
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)];
  const values = new Float32Array(side * side * 3);
  return {
    hold(frame: Uint8Array) {
      for (let row = 0; row < height; row += 1) {
        const begins = row * width * 3;
        values.set(frame.subarray(begins, begins + width * 3), ((top + row) * side + left) * 3);
      }
      return { values, side };
    },
  };
}

/** One buffer for all frames: each is analyzed before the next is read. A truncated last frame is dropped. */
async function* framesOf(frameBytes: number): AsyncGenerator<Buffer> {
  const frame = Buffer.alloc(frameBytes);
  let filled = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.copy(frame, filled, at);
      at += taken;
      filled += taken;
      if (filled < frameBytes) continue;
      yield frame;
      filled = 0;
    }
  }
}

/** @throws when anything but the two models and TensorFlow's WebAssembly is requested. */
async function load({ program, models, wasm }: DetectorPackage): Promise<Human> {
  const allowed = new Set(
    detectorModels.flatMap((name) => ['.json', '.bin'].map((end) => join(models, name + end))),
  );
  globalThis.fetch = (address) =>
    readModel(String(address instanceof Request ? address.url : address), allowed);
  const { Human } = createRequire(import.meta.url)(program) as HumanModule;
  const human = new Human({
    backend: 'wasm',
    wasmPath: `${wasm}/`,
    wasmPlatformFetch: false,
    modelBasePath: `${pathToFileURL(models).href}/`,
    debug: false,
    async: false,
    // Disables the detector's cache, which would skip frames that resemble the one before.
    cacheSensitivity: 0,
    warmup: 'none',
    filter: off,
    face: {
      enabled: true,
      detector: {
        rotation: true,
        maxDetected: mostFaces,
        minConfidence: leastConfidence,
        skipFrames: 0,
        skipTime: 0,
      },
      mesh: { enabled: true },
      iris: off,
      attention: off,
      emotion: off,
      description: off,
      antispoof: off,
      liveness: off,
      gear: off,
    },
    body: off,
    hand: off,
    object: off,
    gesture: off,
    segmentation: off,
  });
  await human.init();
  await human.load();
  const backend = human.tf.getBackend();
  if (backend !== 'wasm') throw new Error(`the backend is ${backend} and not wasm`);
  return human;
}

/** Replaces the network: nothing is ever fetched. */
async function readModel(address: string, allowed: ReadonlySet<string>): Promise<Response> {
  const path = address.startsWith('file:') ? fileURLToPath(address) : '';
  if (!allowed.has(path)) throw new Error(`${basename(address)} is not to be loaded`);
  const type = extname(path) === '.json' ? 'application/json' : 'application/octet-stream';
  return new Response(await readFile(path), { headers: { 'content-type': type } });
}
