import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellRecordingFailure } from '../../platform/texts/index.ts';
import { bytesOfTake } from '../../testing/files/bytes-of-take.ts';
import { begunInterview, sendTake, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';

/** Recorded by Chromium with a microphone alone. */
const recorded = (name: string) =>
  readFileSync(
    join(import.meta.dirname, '../../../../../packages/media/src/testing/recordings', `sound-opus.${name}`),
  );
const [inMp4, inWebm] = [recorded('mp4'), recorded('webm')];
const ofMp4 = 'audio/mp4;codecs=opus';
const ofWebm = 'audio/webm;codecs=opus';

let nimble: TestApp;
let admin: string;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = (await signedInAdmin(nimble, 'Listeners')).token;
});
afterAll(() => nimble.close());

async function begun(formats: readonly string[], more: object = {}) {
  const questions = [
    {
      question: 'How do you sound?',
      time_limit: 60,
      required: true,
      formats: formats.map((format) => ({ format })),
    },
  ];
  const data = { title: 'Speaker', description: 'Speaks all day.', status: 'active', questions, ...more };
  const { body } = await nimble.call('POST', '/api/jobs/create-with-auth', { token: admin, body: { data } });
  const { token } = await begunInterview(nimble, body.data);
  const current = async () => (await nimble.call('GET', '/api/interviews/current', { token })).body.data;
  const questionId: number = (await current()).job.questions[0].id;
  const send = (bytes: Buffer, mimeType: string) => sendTake(nimble, token, questionId, bytes, 3, mimeType);
  return {
    send,
    current,
    async answer(bytes: Buffer, mimeType: string) {
      const { accept } = await send(bytes, mimeType);
      await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
      await nimble.runTasks();
      return { take: accept.take, answer: (await current()).responses[0] };
    },
  };
}

test.each([
  ['mp4', inMp4, ofMp4, 'audio/mp4'],
  ['WebM', inWebm, ofWebm, 'audio/webm'],
])('sound alone in %s becomes an answer, byte for byte', async (_name, bytes, mimeType, judged) => {
  const { answer: answered } = await begun(['audio']);
  const { take, answer } = await answered(bytes, mimeType);
  expect(answer).toMatchObject({ format: 'audio', processingStatus: 'ready', failure: null });
  expect(answer.duration).toBeCloseTo(4, 0);
  const stored = createHash('sha256').update(await bytesOfTake(nimble, take));
  expect(stored.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  const { rows } = await nimble.pool.query(
    `select files.mime, width, height from responses join files on files.id = file_id
     where take_id = $1`,
    [take],
  );
  expect(rows).toEqual([{ mime: judged, width: null, height: null }]);
});

test('a question takes recordings only in the formats it allows', async () => {
  const [audio, video, both] = [
    await begun(['audio']),
    await begun(['video']),
    await begun(['video', 'audio']),
  ];
  const clip = recordedClip(1);
  expect((await audio.send(clip, 'video/webm')).created).toBe(422);
  expect((await video.send(inWebm, ofWebm)).created).toBe(422);
  expect((await both.answer(clip, 'video/webm')).answer).toMatchObject({ format: 'video' });
  expect((await both.answer(inWebm, ofWebm)).answer).toMatchObject({ format: 'audio' });
});

test('recordings of a question count together, with and without a camera', async () => {
  const { send, current } = await begun(['video', 'audio'], { retakes: 1 });
  const clip = recordedClip(1);
  expect((await send(clip, 'video/webm')).created).toBe(201);
  expect((await send(inWebm, ofWebm)).created).toBe(201);
  expect((await send(inWebm, ofWebm)).created).toBe(422);
  expect((await current()).takeCounts).toMatchObject([{ takes: 2 }]);
});

test('bytes that are not sound alone cannot be used, and cost no retake', async () => {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=5:d=1', '-c:v', 'libvpx'];
  const silentPicture = execFileSync('ffmpeg', ['-v', 'error', ...picture, '-f', 'webm', 'pipe:1']);
  const { answer: answered, current } = await begun(['audio'], { retakes: 3 });
  for (const [bytes, code] of [
    [recordedClip(1), 'recording.with_picture'],
    [silentPicture, 'recording.without_sound'],
    [Buffer.from('no sound at all'), 'recording.unreadable'],
  ] as const) {
    const { answer } = await answered(bytes, ofWebm);
    expect(answer).toMatchObject({ processingStatus: 'failed', failure: tellRecordingFailure(code) });
  }
  expect((await current()).takeCounts).toMatchObject([{ takes: 0 }]);
});

test('what no microphone records for so short a question is refused before it is stored', async () => {
  const { send } = await begun(['audio']);
  // As large as a video of this length may be.
  const { accept } = await send(Buffer.concat([inWebm, Buffer.alloc(5_000_000)]), ofWebm);
  await expect(bytesOfTake(nimble, accept.take).then(({ length }) => length)).resolves.toBeLessThan(
    5_000_000,
  );
});
