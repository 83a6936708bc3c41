import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SpeechRefusedError, SpeechUnavailableError } from '../errors.ts';
import { type Sound, soundAt } from '../sound.ts';
import { transcribe } from '../transcribe.ts';
import { createOpenAi, type OpenAiOptions } from './openai.ts';

type Answering = (response: ServerResponse, request: IncomingMessage) => void;
type Asked = { url: string | undefined; key: string | undefined; form: FormData };

let server: Server;
let folder: string;
let sound: Sound;
let answers: Answering[] = [];
let asked: Asked[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
    asked.push({ url: request.url, key: request.headers.authorization, form });
    answers.shift()?.(response, request);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  folder = await mkdtemp(join(tmpdir(), 'nimble-openai-'));
  await writeFile(join(folder, 'sound.raw'), new Int16Array(16_000 * 8));
  sound = await soundAt(join(folder, 'sound.raw'));
});
afterEach(() => {
  answers = [];
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const speech = [{ start: 2, end: 4 }];
const say =
  (body: object): Answering =>
  (response) =>
    response.end(JSON.stringify(body));
const status =
  (code: number, headers: Record<string, string> = {}): Answering =>
  (response) =>
    response.writeHead(code, headers).end('{"error":{"message":"no"}}');

const heard = {
  text: 'Hello there',
  language: 'english',
  words: [
    { word: 'Hello', start: 0.2, end: 0.6 },
    { word: ' there\u0000', start: 0.7, end: 99 },
  ],
  segments: [{ text: 'Hello there', start: 0, end: 2, avg_logprob: Math.log(0.8) }],
};

/** Records how long it would have waited. */
function listen(options: Partial<OpenAiOptions> = {}, signal?: AbortSignal) {
  const waits: number[] = [];
  const { port } = server.address() as AddressInfo;
  const engine = createOpenAi({
    url: `http://127.0.0.1:${port}/v1`,
    key: 'sk-secret',
    model: 'whisper-1',
    language: undefined,
    waitFor: async (seconds) => void waits.push(seconds),
    ...options,
  });
  return { waits, heard: transcribe(engine, sound, speech, signal) };
}

test('sends what is spoken as WAV and reads words with times of the whole sound', async () => {
  answers = [say(heard)];
  expect(await listen().heard).toEqual({
    text: 'Hello there',
    language: 'en',
    confidence: expect.closeTo(0.8),
    words: [
      { word: 'Hello', start: 2, end: 2.4, confidence: 0.8 },
      { word: 'there', start: 2.5, end: 4.2, confidence: 0.8 },
    ],
  });
  const [{ url, key, form }] = asked as [Asked];
  expect({ url, key }).toEqual({ url: '/v1/audio/transcriptions', key: 'Bearer sk-secret' });
  expect([form.get('model'), form.get('response_format'), form.get('language')]).toEqual([
    'whisper-1',
    'verbose_json',
    null,
  ]);
  const file = Buffer.from(await (form.get('file') as File).arrayBuffer());
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  // 2 s and a little on either side, of 16 kHz and 16 bits.
  expect(file.readUInt32LE(40)).toBe(2.4 * 32_000);
  expect(file.length).toBe(44 + 2.4 * 32_000);
});

test('estimates missing times', async () => {
  answers = [say({ text: 'four words of text' })];
  const { words } = await listen().heard;
  expect(words.map(({ word }) => word)).toEqual(['four', 'words', 'of', 'text']);
  expect(words[0]).toMatchObject({ start: 2, confidence: null });
  expect(words.at(-1)?.end).toBeCloseTo(4, 3);
});

test('a busy service is retried after its Retry-After, and no sooner', async () => {
  const later = new Date(Date.now() + 90_500).toUTCString();
  answers = [status(429, { 'retry-after': '7' }), status(503, { 'retry-after': later }), say(heard)];
  const { waits, heard: result } = listen();
  expect((await result).text).toBe('Hello there');
  expect(waits[0]).toBe(7);
  expect(waits[1]).toBeGreaterThan(80);
  expect(asked).toHaveLength(3);
});

test('a Retry-After of hours fails with a message for people', async () => {
  answers = [status(429, { 'retry-after': '7200' })];
  const { waits, heard: result } = listen();
  await expect(result).rejects.toThrow(new SpeechRefusedError('speech.service_busy', { minutes: 120 }));
  expect(waits).toEqual([]);
});

test('a failing service is retried a few times, with growing delays', async () => {
  answers = [status(500), (response) => response.destroy(), status(502), status(500), status(500)];
  const { waits, heard: result } = listen();
  await expect(result).rejects.toThrow(SpeechUnavailableError);
  expect(waits).toEqual([2, 4, 8, 16]);
});

test.each([400, 401, 404, 413])('status %i is not tried again', async (code) => {
  answers = [status(code)];
  await expect(listen().heard).rejects.toMatchObject({
    code: 'speech.recording_refused',
    values: { status: code },
  });
  expect(asked).toHaveLength(1);
});

test.each(['<html>', '{"text": 5}', '{"text": "x", "words": [{"word": "x", "start": -1, "end": 0}]}'])(
  'an answer that is no transcript (%s) is none',
  async (body) => {
    answers = [(response) => response.end(body)];
    await expect(listen().heard).rejects.toMatchObject({ code: 'speech.answer_unreadable' });
  },
);

test('the time limit of a piece need not be a whole number of milliseconds', async () => {
  answers = [say(heard)];
  expect((await listen({ timeoutSeconds: 111.275_999_999_999_84 }).heard).text).toBe('Hello there');
});

test('a request without an answer times out', async () => {
  const silent: Answering = () => undefined;
  answers = Array.from({ length: 5 }, () => silent);
  await expect(listen({ timeoutSeconds: 0.1 }).heard).rejects.toMatchObject({
    code: 'speech.service_slow',
    values: { seconds: 0.1 },
  });
  expect(asked).toHaveLength(5);
});

test('an endless answer is cut off', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'a');
  answers = [
    (response) => {
      const pour = () => {
        while (response.write(megabyte));
        response.once('drain', pour);
      };
      pour();
    },
  ];
  await expect(listen().heard).rejects.toMatchObject({ code: 'speech.answer_too_large' });
});

test('stops waiting when the worker stops', async () => {
  const stop = new AbortController();
  answers = [() => stop.abort(new Error('stopping'))];
  await expect(listen({}, stop.signal).heard).rejects.toThrow('stopping');
  expect(asked).toHaveLength(1);
});

test('does not follow redirects', async () => {
  answers = Array.from({ length: 5 }, () => status(307, { location: 'http://127.0.0.1:1/' }));
  await expect(listen().heard).rejects.toThrow(SpeechUnavailableError);
});
