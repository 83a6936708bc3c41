import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedFiles, storedState } from '../../../testing/figures/stored-state.ts';
import { docxOf } from '../../../testing/files/documents.ts';
import { bombPng, picture } from '../../../testing/files/pictures.ts';
import {
  begunInterview,
  moveIntoRole,
  signedInAdmin,
  somePdf,
  uploadQuestionMedia,
} from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number; userId: number };
let folder: string;
let film: Buffer;
let sound: Buffer;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Showing');
  folder = await mkdtemp(join(tmpdir(), 'nimble-question-media-'));
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x90:rate=10:duration=2'];
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];
  film = await made('film.webm', [...picture, ...tone, '-c:v', 'libvpx', '-c:a', 'libopus']);
  sound = await made('sound.mp3', [...tone, '-c:a', 'libmp3lame']);
});
afterAll(async () => {
  await nimble.close();
  await rm(folder, { recursive: true });
});

async function made(name: string, options: string[]): Promise<Buffer> {
  const path = join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options, path]);
  return readFile(path);
}

const question = { question: 'What do you see here?', time_limit: 60, required: true };
const title = { title: 'Engineer', description: 'Builds what people need.' };

async function uploaded(bytes: Buffer, name: string, token = admin.token): Promise<number> {
  const { status, body } = await uploadQuestionMedia(nimble, token, bytes, name);
  expect([status, body.error?.code]).toEqual([200, undefined]);
  return body.data.id;
}
const one = async (id: number, token = admin.token) =>
  nimble.call('GET', `/api/question-media/${id}`, { token });
const create = (media: number | null, status = 'active', token = admin.token) =>
  nimble.call('POST', '/api/jobs/create-with-auth', {
    token,
    body: { data: { ...title, status, questions: [{ ...question, media }] } },
  });
const setText = (id: number, text: string) =>
  nimble.call('PUT', `/api/question-media/${id}`, { token: admin.token, body: { data: { text } } });
const shownTo = async (token: string) =>
  (await nimble.call('GET', '/api/interviews/current/question-media', { token })).body.data.questions;
const get = (url: string) => nimble.app.inject({ method: 'GET', url });

test('a picture is redrawn, a PDF kept, and both are ready at once', async () => {
  const drawn = (await one(await uploaded(await picture('jpeg', 3000, 1500), '../a plan.exe.jpg'))).body.data;
  expect(drawn).toMatchObject({
    kind: 'picture',
    state: 'ready',
    name: 'a plan.exe.webp',
  });
  const bytes = await get(drawn.shown.url);
  expect([bytes.statusCode, bytes.headers['content-type']]).toEqual([200, 'image/webp']);
  const paper = (await one(await uploaded(somePdf, 'task.pdf'))).body.data;
  expect(paper).toMatchObject({ kind: 'pdf', state: 'ready', name: 'task.pdf', size: somePdf.length });
  const plain = await get(paper.shown.url);
  expect(plain.headers['content-disposition']).toMatch(/^attachment/);
  expect((await get(`${paper.shown.url}&preview=1`)).headers['content-security-policy']).toContain('sandbox');
});

test('a video is prepared, and a job is published only when it can be read', async () => {
  const id = await uploaded(film, 'hello.webm');
  expect((await one(id)).body.data).toMatchObject({ kind: 'video', state: 'preparing', shown: null });
  const early = await create(id);
  expect([early.status, early.body.error.code]).toEqual([422, 'question_media.not_ready']);
  expect((await create(id, 'draft')).status).toBe(200);
  await nimble.runTasks();
  const ready = (await one(id)).body.data;
  expect(ready).toMatchObject({ kind: 'video', state: 'ready', name: 'hello.mp4' });
  expect(ready.shown).toMatchObject({ captions: null, posterUrl: expect.any(String) });
  expect(ready.shown.duration).toBeCloseTo(2, 0);
  expect((await get(ready.shown.posterUrl)).headers['content-type']).toBe('image/jpeg');
  const silent = await create(id);
  expect([silent.status, silent.body.error.code]).toEqual([422, 'question_media.without_text']);
  expect((await setText(id, 'Hello, this is our team.')).status).toBe(200);
  expect((await create(id)).status).toBe(200);
  const emptied = await setText(id, ' ');
  expect([emptied.status, emptied.body.error.code]).toEqual([422, 'question_media.text_needed']);
});

test('an MP3 becomes a sound that plays everywhere', async () => {
  const id = await uploaded(sound, 'voice.mp3');
  await nimble.runTasks();
  const { shown, ...ready } = (await one(id)).body.data;
  expect(ready).toMatchObject({ kind: 'audio', state: 'ready', name: 'voice.m4a' });
  expect(shown.posterUrl).toBeNull();
  expect((await get(shown.url)).headers['content-type']).toBe('audio/mp4');
});

test('an interview keeps what it began with, and nobody else sees it', async () => {
  const [first, second] = [await uploaded(somePdf, 'first.pdf'), await uploaded(somePdf, 'second.pdf')];
  const job = (await create(first)).body.data;
  const link = (await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`)).body.data;
  expect(JSON.stringify(link)).not.toContain('first.pdf');
  const before = await begunInterview(nimble, job, 'before@example.com');
  const [asked] = job.questions;
  const path = `/api/jobs/${job.id}/with-questions`;
  const change = (media?: number | null) =>
    nimble.call('PUT', path, {
      token: admin.token,
      body: { data: { questions: [{ ...question, id: asked.id, ...(media !== undefined && { media }) }] } },
    });
  // A program that knows no files leaves it.
  expect((await change()).body.data.questions[0]).toMatchObject({ id: asked.id, media: first });
  expect((await change(second)).body.data.questions[0]).toMatchObject({ media: second });
  const after = await begunInterview(nimble, job, 'after@example.com');
  expect((await shownTo(before.token))[0].media.name).toBe('first.pdf');
  const [shown] = await shownTo(after.token);
  expect(shown.media.name).toBe('second.pdf');
  expect((await get(shown.media.url)).statusCode).toBe(200);
  expect((await get(shown.media.url.replace(/signature=.{4}/, 'signature=AAAA'))).statusCode).toBe(403);

  const stranger = await signedInAdmin(nimble, 'Strangers');
  expect((await one(first, stranger.token)).status).toBe(404);
  const stolen = await create(first, 'draft', stranger.token);
  expect([stolen.status, stolen.body.error.code]).toEqual([422, 'question_media.unknown']);
});

test('its files go with the job, unless another one shows them', async () => {
  const [shared, own] = [await uploaded(somePdf, 'shared.pdf'), await uploaded(somePdf, 'own.pdf')];
  const kept = (await create(shared)).body.data;
  const before = await storedFiles(nimble.folder);
  const questions = [shared, own].map((media) => ({ ...question, media }));
  const both = await nimble.call('POST', '/api/jobs/create-with-auth', {
    token: admin.token,
    body: { data: { ...title, questions } },
  });
  await nimble.call('DELETE', `/api/jobs/${both.body.data.id}`, { token: admin.token });
  await nimble.runTasks();
  expect((await one(own)).status).toBe(404);
  expect((await one(shared)).status).toBe(200);
  expect((await storedFiles(nimble.folder)).length).toBe(before.length - 1);
  await nimble.call('DELETE', `/api/jobs/${kept.id}`, { token: admin.token });
  await nimble.runTasks();
  expect((await one(shared)).status).toBe(404);
});

test('a file that no job shows is deleted after a week, and no other', async () => {
  const [forgotten, young, used] = [
    await uploaded(somePdf, 'forgotten.pdf'),
    await uploaded(somePdf, 'young.pdf'),
    await uploaded(somePdf, 'used.pdf'),
  ];
  await create(used, 'draft');
  await nimble.pool.query(
    "update question_media set created_at = now() - interval '8 days' where id = any($1)",
    [[forgotten, used]],
  );
  const { sweepMediaHandler } = await import('./sweep-media.ts');
  await sweepMediaHandler(undefined, nimble);
  expect([(await one(forgotten)).status, (await one(young)).status, (await one(used)).status]).toEqual([
    404, 200, 200,
  ]);
});

test('a video that breaks off says so, can be retried, and never gets published', async () => {
  const broken = Buffer.concat([film.subarray(0, 300), Buffer.alloc(3000, 9)]);
  const id = await uploaded(broken, 'broken.webm');
  await nimble.runTasks();
  expect((await one(id)).body.data).toMatchObject({ state: 'failed', failure: 'unreadable', shown: null });
  expect((await create(id)).body.error.code).toBe('question_media.not_ready');
  const again = await nimble.call('POST', `/api/question-media/${id}/retry`, { token: admin.token });
  expect(again.body.data).toMatchObject({ state: 'preparing', failure: null });
  await nimble.runTasks();
  expect((await one(id)).body.data.state).toBe('failed');
});

test('a company leaves at most 300 unused files, however many are uploaded at once', async () => {
  const { companyId, token } = await signedInAdmin(nimble, 'Hoarding');
  await uploaded(somePdf, 'first.pdf', token);
  await nimble.pool.query(
    `INSERT INTO question_media (company_id, user_id, kind, state, file_id)
     SELECT company_id, user_id, kind, state, file_id FROM question_media, generate_series(1, 298)
     WHERE company_id = $1`,
    [companyId],
  );
  const last = await Promise.all(
    [1, 2, 3].map(() => uploadQuestionMedia(nimble, token, somePdf, 'last.pdf')),
  );
  const refused = last.filter(({ body }) => body.error?.code === 'question_media.too_many');
  expect([last.length, refused.length]).toEqual([3, 2]);
});

describe('a hostile file is refused and leaves nothing', () => {
  let before: Record<string, string>;
  beforeEach(async () => {
    before = await storedState(nimble);
  });
  const page = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const [wrong, damaged] = [
    [415, 'question_media.wrong_kind'],
    [422, 'question_media.damaged'],
  ] as const;
  test.each<[string, () => Buffer | Promise<Buffer>, readonly [number, string]]>([
    ['nothing', () => Buffer.alloc(0), [400, 'question_media.empty']],
    ['a page named .mp4', () => Buffer.from(page), wrong],
    ['a drawing with a script', () => Buffer.from(svg), wrong],
    ['an XML drawing', () => Buffer.from(`<?xml version="1.0"?>${svg}`), wrong],
    ['a program', () => Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(2000)]), wrong],
    [
      'a program of Linux',
      () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(2000)]),
      wrong,
    ],
    ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), wrong],
    ['a playlist', () => Buffer.from('#EXTM3U\n#EXTINF:1\nfile:///etc/passwd\n'), wrong],
    ['a DASH playlist', () => Buffer.from('<MPD><BaseURL>http://169.254.169.254/</BaseURL></MPD>'), wrong],
    ['an ffconcat list', () => Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), wrong],
    ['a document', () => docxOf(['Casey Smith']), wrong],
    ['a gzip file', () => Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(500)]), wrong],
    ['NUL bytes', () => Buffer.alloc(100_000), wrong],
    ['text', () => Buffer.from('Just words.'), wrong],
    ['a GIF', () => picture('gif', 8, 8), wrong],
    ['a bitmap', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(500)]), wrong],
    ['a PNG that unpacks to gigabytes', () => bombPng(20_000), damaged],
    ['half a JPEG', async () => (await picture('jpeg', 900, 900)).subarray(0, 700), damaged],
    [
      'a page behind the beginning of a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from(page)]),
      damaged,
    ],
    ['a PDF without its end', () => somePdf.subarray(0, -6), damaged],
    [
      'a PDF of more than 10 MB',
      () => Buffer.concat([somePdf, Buffer.alloc(10 * 1024 * 1024)]),
      [413, 'question_media.too_large'],
    ],
    [
      'a picture of more than 5 MB',
      async () => Buffer.concat([await picture('png', 8, 8), Buffer.alloc(5 * 1024 * 1024)]),
      [413, 'question_media.too_large'],
    ],
  ])('%s', async (_name, bytes, refusal) => {
    const { status, body } = await uploadQuestionMedia(nimble, admin.token, await bytes(), 'film.mp4');
    expect([status, body.error?.code]).toEqual(refusal);
    expect(await storedState(nimble)).toEqual(before);
  });

  test('a caller without the permission is refused', async () => {
    const viewer = await signedInAdmin(nimble, 'Viewers');
    await moveIntoRole(nimble, viewer, 'viewer');
    const { status } = await uploadQuestionMedia(nimble, viewer.token, somePdf, 'task.pdf');
    expect(status).toBe(403);
  });
});
