import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MediaRejectedError } from '@nimble/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyzeFrames } from './analyze-frames.ts';
import { faceDetector } from './detector-package.ts';
import { FaceDetectorError } from './errors.ts';
import { type FoundFace, judgeFrame } from './judge-frame.ts';
import { makeFaceClip, type Scene } from './testing/face-clip.ts';
import { tryDetector } from './try-detector.ts';
import { createCounter, watchFace } from './watch-face.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-faces-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function watch(scenes: readonly Scene[], size?: string) {
  const input = join(folder, 'answer.webm');
  makeFaceClip(input, scenes, size);
  const seconds = scenes.reduce((total, scene) => total + scene.seconds, 0);
  const told: number[] = [];
  const view = await watchFace({ input, seconds, onProgress: (part) => told.push(part) });
  return { view, told, seconds };
}

describe.skipIf(faceDetector() === undefined)('with the detector', () => {
  test('a face is counted while it is in view: straight, mirrored, leaning, aside, and not while it is gone', async () => {
    const { view, told, seconds } = await watch([
      { show: 'face', seconds: 2 },
      { show: 'room', seconds: 6 },
      { show: 'mirrored', seconds: 1 },
      { show: 'leaning', seconds: 1 },
      { show: 'aside', seconds: 1 },
      { show: 'room', seconds: 1 },
    ]);
    expect(view).toEqual({
      frames: seconds,
      blank: 0,
      inView: 5,
      turned: 4,
      outOfView: [{ start: 2, end: 8 }],
    });
    expect(told).toHaveLength(seconds);
    expect(told.at(-1)).toBe(1);
  });

  test('a room without a face has a share of 0, and the dark has none', async () => {
    const upright = '270x480';
    const { view } = await watch(
      [
        { show: 'room', seconds: 2 },
        { show: 'dark', seconds: 2 },
      ],
      upright,
    );
    expect(view).toEqual({ frames: 2, blank: 2, inView: 0, turned: 0, outOfView: [] });
    expect((await watch([{ show: 'face', seconds: 1 }], upright)).view).toMatchObject({
      frames: 1,
      inView: 1,
    });
  });

  test('a recording without a picture has no frames, and a file that is no recording is refused', async () => {
    const input = join(folder, 'sound.webm');
    const sound = ['-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'libopus'];
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...sound, input]);
    const none = { frames: 0, blank: 0, inView: 0, turned: 0, outOfView: [] };
    expect(await watchFace({ input, seconds: 1 })).toEqual(none);
    const broken = watchFace({ input: import.meta.filename, seconds: 1 });
    await expect(broken).rejects.toThrow(MediaRejectedError);
  });

  test('it is tested with a frame of its own', async () => {
    expect(await tryDetector()).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('a faulty detector', () => {
  const size = { width: 8, height: 8 };
  const look = (name: string, timeoutSeconds = 30, signal?: AbortSignal) => {
    const program = join(import.meta.dirname, 'testing', `${name}.cjs`);
    const detector = { version: '0', program, models: import.meta.dirname, wasm: import.meta.dirname };
    // More than a pipe holds: the writer must notice that nobody reads.
    const frames = Readable.from([Buffer.alloc(1_000_000)]);
    return analyzeFrames(
      { detector, timeoutSeconds, ...(signal && { signal }) },
      frames,
      size,
      () => undefined,
    );
  };

  test('gets no other model, no address, no file, no program and no setting', async () => {
    const denied = Array(3).fill('ERR_ACCESS_DENIED').join(', ');
    await expect(look('wants-more')).rejects.toThrow(
      new FaceDetectorError(
        `The face detector broke off: Error:  faceres.json is not to be loaded, 127.0.0.1:1 is not to be loaded, ${denied}`,
      ),
    );
  });

  test('may crash, hang or be stopped without harm', async () => {
    await expect(look('breaks')).rejects.toThrow(FaceDetectorError);
    await expect(look('missing')).rejects.toThrow('Cannot find module');
    await expect(look('hangs', 1)).rejects.toThrow('it took more than 1 s');
    const reason = new Error('the worker stops');
    const stopping = new AbortController();
    const stopped = look('hangs', 30, stopping.signal);
    stopping.abort(reason);
    await expect(stopped).rejects.toBe(reason);
  });
});

const picture = new Uint8Array(300).map((_none, index) => index % 256);
const found = (degrees: { yaw?: number; pitch?: number }, width = 100, score = 0.9): FoundFace => ({
  score,
  box: [0, 0, width, width],
  rotation: {
    angle: { yaw: ((degrees.yaw ?? 0) / 180) * Math.PI, pitch: ((degrees.pitch ?? 0) / 180) * Math.PI },
  },
});

test('the nearest face counts, and is turned to the camera within narrow bounds', () => {
  expect(judgeFrame([found({ yaw: 11, pitch: -19 })], picture)).toBe('turned');
  expect(judgeFrame([found({ yaw: -13 })], picture)).toBe('away');
  expect(judgeFrame([found({ pitch: 25 })], picture)).toBe('away');
  expect(judgeFrame([found({}, 40), found({ yaw: 60 }, 100)], picture)).toBe('away');
  expect(judgeFrame([{ ...found({}), rotation: null }], picture)).toBe('away');
  expect(judgeFrame([found({}, 100, 0.4)], picture)).toBe('none');
  expect(judgeFrame([found({}, 20)], picture)).toBe('none');
  expect(judgeFrame([], new Uint8Array(300).fill(120))).toBe('blank');
  expect(judgeFrame([], new Uint8Array(300).fill(5))).toBe('blank');
});

test('six frames in a row without a face are a moment, the dark ends one, and the longest are kept', () => {
  const counter = createCounter();
  const take = (finding: Parameters<typeof counter.take>[0], times: number) => {
    for (let index = 0; index < times; index += 1) counter.take(finding);
  };
  take('none', 5);
  take('away', 1);
  take('none', 6);
  take('blank', 1);
  take('none', 2);
  expect(counter.result()).toEqual({
    frames: 14,
    blank: 1,
    inView: 1,
    turned: 0,
    outOfView: [{ start: 6, end: 12 }],
  });
  for (let index = 0; index < 30; index += 1) {
    take('turned', 1);
    take('none', 7 + index);
  }
  const { outOfView } = counter.result();
  expect(outOfView).toHaveLength(20);
  expect(outOfView.at(-1)).toMatchObject({ end: counter.seen() });
  expect(Math.min(...outOfView.map(({ start, end }) => end - start))).toBe(17);
});
