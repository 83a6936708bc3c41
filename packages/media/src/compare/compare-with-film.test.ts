import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithFilm, join, type Piece } from '../index.ts';
import { indexPackets } from '../mp4/index-packets.ts';
import { type ClipKind, makeClip } from '../testing/clips.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(joinPath(tmpdir(), 'nimble-compare-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const recorded = (name: string) => joinPath(import.meta.dirname, '../testing/recordings', name);

function made(kind: ClipKind, seconds: number): string {
  const path = joinPath(folder, `${kind} ${seconds}`);
  makeClip({ kind, path, seconds, flashes: [0.3, seconds - 0.4] });
  return path;
}

async function joined(paths: readonly string[]): Promise<{ film: string; answers: { path: string }[] }> {
  const [film, workFolder] = [joinPath(folder, 'film.mp4'), joinPath(folder, 'work')];
  mkdirSync(workFolder, { recursive: true });
  const answers = paths.map((path) => ({ path }));
  await join({ answers, output: film, workFolder });
  return { film, answers };
}

/** The recording again, from the film and from its own bytes. */
function rebuilt(take: Buffer, film: Buffer, pieces: readonly Piece[]): Buffer {
  let at = 0;
  const bytes = pieces.map(({ length, inFilm }) => {
    at += length;
    return inFilm === undefined ? take.subarray(at - length, at) : film.subarray(inFilm, inFilm + length);
  });
  return Buffer.concat(bytes);
}

function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(path, bytes);
}

/** With the part of a recording that its film holds: all but the container, and all but sound that was encoded. */
const copied: [string, string[] | (() => string[]), number][] = [
  ['mp4 h264 aac', () => [made('mp4 h264 aac', 3), made('mp4 h264 aac', 1)], 0.5],
  ['mp4 h264 opus', () => [made('mp4 h264 opus', 3), made('mp4 h264 opus', 1)], 0.4],
  ['webm vp9 opus beside mp4', () => [made('webm vp9 opus', 3), made('mp4 vp9 opus', 2)], 0.3],
  ['matroska h264 opus', () => [made('matroska h264 opus', 2), made('matroska h264 opus', 3)], 0.4],
  ['not fragmented', () => [made('mp4 h264 aac, not fragmented', 2)], 0.5],
  ['pictures out of order', () => [made('mp4 h264 aac, pictures out of order', 3)], 0.4],
  ['by Chromium, h264', [recorded('h264-opus.mp4'), recorded('h264-opus.mp4')], 0.2],
  ['by Chromium, vp9', [recorded('vp9-opus.mp4'), recorded('vp9-opus.mp4')], 0.2],
];

test.each(copied)('%s: recordings consist of bytes of the film and a rest', async (_name, paths, least) => {
  const { film, answers } = await joined(typeof paths === 'function' ? paths() : paths);
  const comparison = await compareWithFilm({ film, answers });
  if (comparison.film !== 'equal') throw new Error(`The film is ${comparison.film}.`);
  const filmBytes = readFileSync(film);
  for (const [index, { path }] of answers.entries()) {
    const take = readFileSync(path);
    const pieces = comparison.answers[index] ?? [];
    expect(rebuilt(take, filmBytes, pieces).equals(take)).toBe(true);
    const held = pieces.reduce((sum, { length, inFilm }) => (inFilm === undefined ? sum : sum + length), 0);
    expect(held / take.length).toBeGreaterThan(least);
  }

  // With one flipped byte it is refused.
  const packets = (await indexPackets(film, undefined, 'any'))?.video?.packets;
  const last = (packets?.count ?? 0) - 1;
  flip(film, (packets?.offsets[last] ?? 0) + (packets?.sizes[last] ?? 0) - 1);
  expect(await compareWithFilm({ film, answers })).toEqual({ film: 'unequal' });
});

test('a film with a flipped byte of copied sound, or of other recordings, is refused', async () => {
  const paths = [made('mp4 h264 aac', 3), made('mp4 h264 aac', 1)];
  const { film, answers } = await joined(paths);
  expect(await compareWithFilm({ film, answers: answers.toReversed() })).toEqual({ film: 'unequal' });
  expect(await compareWithFilm({ film, answers: answers.slice(0, 1) })).toEqual({ film: 'unequal' });
  const packets = (await indexPackets(film))?.audio?.packets;
  flip(film, (packets?.offsets[20] ?? 0) + 5);
  expect(await compareWithFilm({ film, answers })).toEqual({ film: 'unequal' });
});

test('a film whose pictures were encoded has its own', async () => {
  const { film, answers } = await joined([made('webm vp8 opus', 1)]);
  expect(await compareWithFilm({ film, answers })).toEqual({ film: 'encoded' });
});
