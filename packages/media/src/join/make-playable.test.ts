import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MediaRejectedError } from '../errors.ts';
import { inspect } from '../inspect.ts';
import { makePlayable } from './make-playable.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-playable-'));
});
afterAll(() => rm(folder, { recursive: true }));

const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=15:duration=2'];
const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];

async function made(name: string, options: string[]) {
  const input = join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options, input]);
  const output = join(folder, `${name}.made.mp4`);
  const parts: number[] = [];
  const result = await makePlayable({
    input,
    output,
    workFolder: folder,
    onProgress: (part) => parts.push(part),
  });
  const { facts } = await inspect(output);
  const bytes = await readFile(output);
  return { ...result, facts, isIndexFirst: bytes.indexOf('moov') < bytes.indexOf('mdat'), parts };
}

test.each([
  ['phone.mov', [...picture, ...sound, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'], 'avc'],
  ['browser.webm', [...picture, ...sound, '-c:v', 'libvpx', '-c:a', 'libopus'], 'avc'],
  ['silent.mp4', [...picture, '-c:v', 'libx264', '-pix_fmt', 'yuv420p'], 'avc'],
])('%s becomes an mp4 with picture and sound', async (name, options, codec) => {
  const { isVideo, durationSeconds, facts, isIndexFirst } = await made(name, options);
  expect(isVideo).toBe(true);
  expect(durationSeconds).toBeCloseTo(2, 0);
  expect([facts.container, facts.video?.codec, facts.audio?.codec]).toEqual(['mp4', codec, 'aac']);
  expect(isIndexFirst).toBe(true);
});

test.each([
  ['voice.mp3', [...sound, '-c:a', 'libmp3lame']],
  ['voice.m4a', [...sound, '-c:a', 'aac']],
  ['voice.webm', [...sound, '-c:a', 'libopus']],
])('%s becomes an mp4 with sound alone', async (name, options) => {
  const { isVideo, durationSeconds, facts, isIndexFirst, parts } = await made(name, options);
  expect(isVideo).toBe(false);
  expect(durationSeconds).toBeCloseTo(2, 0);
  expect([facts.container, facts.video, facts.audio?.codec]).toEqual(['mp4', null, 'aac']);
  expect(facts.durationSeconds).toBeCloseTo(2, 0);
  expect(isIndexFirst).toBe(true);
  expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
});

test('a file that only begins like a video is refused', async () => {
  const input = join(folder, 'begins.mp4');
  await writeFile(
    input,
    Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(5000, 7)]),
  );
  const output = join(folder, 'never.mp4');
  await expect(makePlayable({ input, output, workFolder: folder })).rejects.toBeInstanceOf(
    MediaRejectedError,
  );
});
