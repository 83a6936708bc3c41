import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTranscriber } from '../create-transcriber.ts';
import { SpeechRefusedError, SpeechUnavailableError } from '../errors.ts';
import { soundAt } from '../sound.ts';
import { compareWords } from '../testing/compare-words.ts';
import { canSpeakAndListen, soundFolder, speak } from '../testing/flite.ts';
import { writeTinyModel } from '../testing/tiny-model.ts';
import { transcribe } from '../transcribe.ts';
import type { Transcriber } from '../transcriber.ts';
import { tryEngine } from '../try-engine.ts';
import { findSpeech } from '../voice/find-speech.ts';

let folder: string;
let model: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-sherpa-'));
  model = await writeTinyModel();
});
afterAll(() => Promise.all([folder, model].map((each) => rm(each, { recursive: true }))));

async function engineOf(modelFolder: string): Promise<Transcriber> {
  const engine = await createTranscriber({ name: 'sherpa', folder: modelFolder }, 'en');
  if (engine === null) throw new Error('no engine');
  return engine;
}

/** Loud noise where speech is meant, silence elsewhere. */
async function noise(seconds: number, loud: readonly { start: number; end: number }[]) {
  const samples = new Int16Array(seconds * 16_000);
  for (const { start, end } of loud) {
    for (let at = start * 16_000; at < end * 16_000; at += 1) {
      samples[at] = 8000 * Math.sin(at * at) * (at % 3200 < 1600 ? 1 : 0.05);
    }
  }
  const path = join(folder, `${seconds}.raw`);
  await writeFile(path, samples);
  return soundAt(path);
}

test('loads a model, transcribes piece by piece and gives the times of the whole sound', async () => {
  const speech = [
    { start: 1, end: 4 },
    { start: 40, end: 43 },
  ];
  const sound = await noise(50, speech);
  const engine = await engineOf(model);
  const { words, text, language } = await transcribe(engine, sound, speech);
  expect(engine).toMatchObject({ engine: 'sherpa', model: expect.stringMatching(/^tiny-model-/) });
  expect(text).toMatch(/^uh( uh)*$/);
  expect(language).toBe('en');
  const near = (from: number, to: number) =>
    words.filter(({ start, end }) => start >= from && end <= to).length;
  expect(near(0.8, 4.2)).toBeGreaterThan(2);
  expect(near(39.8, 43.2)).toBeGreaterThan(2);
  expect(near(0.8, 4.2) + near(39.8, 43.2)).toBe(words.length);
});

test('works in the doctor, and reports what a folder without a model lacks', async () => {
  await expect(tryEngine(await engineOf(model))).resolves.toBeUndefined();
  await expect(engineOf(folder)).rejects.toThrow(SpeechRefusedError);
  await expect(engineOf(join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'speech.folder_unreadable' });
});

test('a model that cannot be loaded crashes its own process only', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'broken-model-'));
  await writeFile(join(broken, 'model.onnx'), 'this is no model');
  await writeFile(join(broken, 'tokens.txt'), 'a 0\n');
  const speech = [{ start: 0, end: 1 }];
  const sound = await noise(2, speech);
  await expect(transcribe(await engineOf(broken), sound, speech)).rejects.toThrow(SpeechUnavailableError);
  await rm(broken, { recursive: true });
});

test('ends when the worker stops', async () => {
  const speech = [{ start: 0, end: 100 }];
  const sound = await noise(101, speech);
  const stop = new AbortController();
  const listening = transcribe(await engineOf(model), sound, speech, stop.signal);
  stop.abort(new Error('stopping'));
  await expect(listening).rejects.toThrow('stopping');
});

test.each([
  [['tiny-encoder.onnx', 'tiny-decoder.onnx', 'tiny-encoder.int8.onnx', 'tiny-tokens.txt'], 'whisper'],
  [['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'], 'transducer'],
  [
    [
      'preprocess.onnx',
      'encode.int8.onnx',
      'uncached_decode.int8.onnx',
      'cached_decode.int8.onnx',
      'tokens.txt',
    ],
    'moonshine',
  ],
  [['model.int8.onnx', 'tokens.txt'], 'nemoCtc'],
])('recognizes a model by its files %j', async (files, kind) => {
  const { findSherpaModel } = await import('./sherpa-model.ts');
  const published = await mkdtemp(join(tmpdir(), 'published-'));
  await Promise.all(files.map((file) => writeFile(join(published, file), '')));
  expect(await readdir(published)).toHaveLength(files.length);
  const found = await findSherpaModel(published, undefined);
  expect(found.kind).toBe(kind);
  // Of two sizes the smaller.
  if (kind === 'whisper') expect(JSON.stringify(found.config)).toContain('tiny-encoder.int8.onnx');
  await rm(published, { recursive: true });
});

/** `NIMBLE_TEST_SPEECH_MODEL` names the folder of a real model, which is too large for the repository. */
const realModel = process.env['NIMBLE_TEST_SPEECH_MODEL'];
describe.skipIf(realModel === undefined || !canSpeakAndListen)('a real model', () => {
  test('recognizes English with one wrong word in four at most', async () => {
    const sounds = soundFolder();
    const spoken = speak(sounds.folder, [
      'Our biggest challenge was a migration without any downtime.',
      'I asked for thirty minutes and I brought the numbers.',
    ]);
    const engine = await engineOf(realModel ?? '');
    const { words } = await transcribe(engine, spoken.sound, await findSpeech(spoken.sound));
    expect(compareWords(spoken.words, words).errorRate).toBeLessThanOrEqual(0.25);
    sounds.remove();
  });
});
