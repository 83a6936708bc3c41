import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soundAt } from '../sound.ts';
import { measureVoice } from './measure-voice.ts';

const rate = 16_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-measure-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Wave = { pitch: (second: number) => number; decibels?: (second: number) => number };

/** A buzz with overtones, as a voice has them. */
async function soundOf(seconds: number, { pitch, decibels = () => -12 }: Wave) {
  const samples = new Int16Array(seconds * rate);
  let phase = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const second = index / rate;
    phase += (2 * Math.PI * pitch(second)) / rate;
    const buzz = Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.25 * Math.sin(3 * phase);
    samples[index] = Math.round(buzz * 0.5 * 32_767 * 10 ** (decibels(second) / 20));
  }
  const path = join(folder, 'sound.raw');
  await writeFile(path, samples);
  return soundAt(path);
}
const all = (seconds: number) => [{ start: 0, end: seconds }];

test.each([80, 120, 210, 330])('a tone of %i Hz is one, and does not vary', async (hertz) => {
  const voice = await measureVoice(await soundOf(12, { pitch: () => hertz }), all(12));
  // Within a tenth of a semitone.
  expect(Math.abs((voice.medianPitch ?? 0) - hertz)).toBeLessThan(hertz * 0.006);
  expect(voice.pitchSpread).toBeLessThan(0.15);
  expect(voice.loudnessSpread).toBeLessThan(0.15);
  expect(voice.voicedSeconds).toBeGreaterThan(11.8);
});

test('a sweep over an octave spreads over eight tenths of it', async () => {
  const voice = await measureVoice(
    await soundOf(20, { pitch: (second) => 110 * 2 ** (second / 20) }),
    all(20),
  );
  expect(voice.pitchSpread).toBeGreaterThan(9.3);
  expect(voice.pitchSpread).toBeLessThan(9.9);
});

test('loudness that rises by 20 decibels spreads over 16 of them', async () => {
  const sound = await soundOf(20, { pitch: () => 150, decibels: (second) => -30 + second });
  const voice = await measureVoice(sound, all(20));
  expect(voice.loudnessSpread).toBeGreaterThan(15);
  expect(voice.loudnessSpread).toBeLessThan(17);
});

test('says where it moves least and most', async () => {
  const sing = (second: number) => 140 * 2 ** (Math.sin(second * 3) / 3);
  const sound = await soundOf(30, { pitch: (second) => (second >= 10 && second < 20 ? 140 : sing(second)) });
  const voice = await measureVoice(sound, all(30));
  expect(voice.flattest).toMatchObject({ start: 10, end: 20 });
  expect(voice.flattest?.pitchSpread).toBeLessThan(1);
  expect(voice.liveliest?.pitchSpread).toBeGreaterThan(5);
});

test('pauses are not measured', async () => {
  const sound = await soundOf(20, { pitch: (second) => (second < 10 ? 100 : 300) });
  const voice = await measureVoice(sound, [{ start: 0, end: 9 }]);
  expect(voice.medianPitch).toBeCloseTo(100, 0);
  expect(voice.voicedSeconds).toBeCloseTo(9, 0);
});

test('noise and silence have no pitch', async () => {
  const path = join(folder, 'noise.raw');
  let seed = 7;
  const noise = Int16Array.from({ length: 5 * rate }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed / 2_147_483_648 - 0.5) * 20_000;
  });
  await writeFile(path, noise);
  expect((await measureVoice(await soundAt(path), all(5))).voicedSeconds).toBeLessThan(0.2);
  await writeFile(path, new Int16Array(5 * rate));
  const nothing = { medianPitch: null, pitchSpread: null, loudnessSpread: null, flattest: null };
  expect(await measureVoice(await soundAt(path), all(5))).toMatchObject(nothing);
  expect(await measureVoice(await soundAt(path), [])).toMatchObject(nothing);
});
