import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachResume, sendTake, signedInAdmin, somePdf } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { recordedClip } from '../../../testing/submitted-interview.ts';
import { begunAnswers, codeOf } from './testing/begun-answers.ts';

let nimble: TestApp;
let admin: string;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = (await signedInAdmin(nimble, 'Writers')).token;
});
afterAll(() => nimble.close());

const video = { format: 'video' };
const written = { format: 'text', maximumCharacters: 60, maximumWords: 8 };

async function begun(formats: readonly object[][], more: object = {}) {
  const { start, save, use, ...interview } = await begunAnswers({ nimble, admin }, formats, more);
  const text = (given: string) => ({ format: 'text', text: given });
  return {
    ...interview,
    started: (index: number, attempt = 1) => start(index, 'text', attempt),
    save: (index: number, given: string, sequence: number, attempt = 1) =>
      save(index, text(given), sequence, attempt),
    use: (index: number, given: string, sequence: number, attempt = 1) =>
      use(index, text(given), sequence, attempt),
  };
}

async function submit(token: string) {
  await attachResume(nimble, token, somePdf);
  return nimble.call('POST', '/api/interviews/current/submit', { token });
}

test('a draft keeps its newest change, its time and its text on every device', async () => {
  const { current, started, save, ids } = await begun([[written]]);
  expect(codeOf(await save(0, 'too early', 1))).toEqual([409, 'answer.not_started']);
  const { body } = await started(0);
  expect(body.data).toMatchObject({ questionId: ids[0], attempt: 1, sequence: 0, isUsed: false });
  expect(body.data.secondsLeft).toBeGreaterThan(55);
  expect((await save(0, 'first', 1)).body.data.value.text).toBe('first');
  expect((await save(0, 'third', 3)).body.data).toMatchObject({ sequence: 3, value: { text: 'third' } });
  // An older change that arrives later, also of a former attempt, and the same again.
  expect((await save(0, 'second', 2)).body.data.value.text).toBe('third');
  expect((await save(0, 'third', 3)).body.data.value.text).toBe('third');
  expect((await started(0)).body.data.value.text).toBe('third');
  expect((await current()).drafts).toMatchObject([{ questionId: ids[0], value: { text: 'third' } }]);
});

test('a change replaces nothing of another device that it does not know', async () => {
  const { call, ids, started } = await begun([[written]]);
  await started(0);
  const [phone, laptop] = [randomUUID(), randomUUID()];
  const save = (writer: string, after: number, sequence: number, text: string) =>
    call('PUT', `/answers/${ids[0]}/draft`, {
      attempt: 1,
      seconds: 1,
      sequence,
      after,
      writer,
      value: { format: 'text', text },
    });
  const textOf = ({ body }: { body: { data: { value: object } } }) => body.data.value;
  expect(textOf(await save(phone, 0, 3, 'phone'))).toEqual({ format: 'text', text: 'phone' });
  // More changes, but made without the phone's.
  expect(textOf(await save(laptop, 0, 20, 'laptop'))).toEqual({ format: 'text', text: 'phone' });
  // The phone's next change, whose predecessor's answer was lost.
  expect(textOf(await save(phone, 0, 5, 'phone again'))).toEqual({ format: 'text', text: 'phone again' });
  // The candidate keeps the laptop's.
  expect(textOf(await save(laptop, 5, 6, 'laptop'))).toEqual({ format: 'text', text: 'laptop' });
  expect((await save('x', 6, 7, 'hostile')).status).toBe(400);
});

test('using an answer replaces nothing of another device that it does not know', async () => {
  const { call, ids, started, current } = await begun([[written]]);
  await started(0);
  const [phone, laptop] = [randomUUID(), randomUUID()];
  const change = (writer: string, after: number, sequence: number, text: string) => ({
    attempt: 1,
    seconds: 1,
    sequence,
    after,
    writer,
    value: { format: 'text', text },
  });
  const use = (data: ReturnType<typeof change>) => call('POST', `/answers/${ids[0]}`, data);
  await call('PUT', `/answers/${ids[0]}/draft`, change(phone, 0, 3, 'phone'));
  expect(codeOf(await use(change(laptop, 0, 5, 'laptop')))).toEqual([409, 'answer.changed_elsewhere']);
  expect(await current()).toMatchObject({ responses: [], drafts: [{ value: { text: 'phone' } }] });
  // The candidate keeps the laptop's.
  expect((await use(change(laptop, 3, 6, 'laptop'))).status).toBe(200);
  expect((await current()).responses).toMatchObject([{ value: { text: 'laptop' } }]);
});

test('using an answer twice is once, and its limits are those of the question', async () => {
  const { current, started, use, ids } = await begun([[written]], { retakes: 1 });
  await started(0);
  expect(codeOf(await use(0, '  \n', 1))).toEqual([422, 'answer.empty']);
  expect(codeOf(await use(0, 'x'.repeat(61), 1))).toEqual([422, 'answer.too_many_characters']);
  expect(codeOf(await use(0, 'a b c d e f g h i', 1))).toEqual([422, 'answer.too_many_words']);
  expect((await use(0, 'Bread 🥖 and butter', 1)).status).toBe(200);
  expect((await use(0, 'Bread 🥖 and butter', 1)).status).toBe(200);
  expect((await current()).responses).toMatchObject([
    {
      questionId: ids[0],
      format: 'text',
      value: { text: 'Bread 🥖 and butter', characters: 18, words: 4, seconds: 1, isLate: false },
    },
  ]);
  expect(codeOf(await use(0, 'Another', 2))).toEqual([409, 'answer.attempt_over']);
  // One retake: a second attempt and no third; the first answer stays until the second is used.
  expect((await started(0, 2)).body.data).toMatchObject({
    attempt: 2,
    isUsed: false,
    value: { text: /Bread/ },
  });
  expect(codeOf(await started(0, 4))).toEqual([409, 'answer.attempt_over']);
  expect(codeOf(await started(0, 3))).toEqual([422, 'answer.no_attempts_left']);
  expect((await use(0, 'Cake', 1, 2)).body.data.responses).toMatchObject([{ value: { text: 'Cake' } }]);
});

test('what arrives after the time limit is kept and shown as late, what arrived before is not', async () => {
  const { started, save, use } = await begun([[written], [written]]);
  for (const index of [0, 1]) {
    await started(index);
    await save(index, 'in time', 1);
  }
  await nimble.pool.query(`update answer_drafts set started_at = now() - interval '2 minutes'`);
  expect((await started(0)).body.data.secondsLeft).toBe(0);
  const inTime = await use(0, 'in time', 2);
  expect(inTime.body.data.responses[0].value).toMatchObject({ text: 'in time', isLate: false, seconds: 1 });
  const late = await use(1, 'too late', 2);
  expect(late.body.data.responses[1].value).toMatchObject({ text: 'too late', isLate: true, seconds: 2 });
});

test('a text-only interview is finished without a film, and leaves no draft and no waiting step', async () => {
  const { token, submissionId, started, use } = await begun([[written]]);
  await started(0);
  await use(0, 'All that I write', 1);
  const { status, body } = await submit(token);
  expect([status, body.data.submission.status]).toEqual([200, 'pending']);
  await nimble.runTasks();
  const shown = (await nimble.call('GET', `/api/submissions/${submissionId}`, { token: admin })).body.data;
  expect(shown).toMatchObject({
    status: 'pending',
    compiled_video: null,
    joinFailure: null,
    responses: [
      { responseType: 'text', mimeType: null, videoUrl: null, value: { text: 'All that I write', words: 4 } },
    ],
  });
  const { rows } = await nimble.pool.query(
    `select task from media_tasks where submission_id = $1 and task <> 'resume'
     union all select format from answer_drafts where submission_id = $1`,
    [submissionId],
  );
  expect(rows).toEqual([]);
});

test('the answer to a mixed question may change from one format to the other and back', async () => {
  const { token, current, started, use, ids } = await begun([[video, written]]);
  const record = async () => {
    const { accept } = await sendTake(nimble, token, ids[0] ?? 0, recordedClip(1, '64x48'), 1);
    await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
  };
  const format = async () => (await current()).responses.map((each: { format: string }) => each.format);
  await record();
  await started(0);
  expect(await format()).toEqual(['video']);
  await use(0, 'Rather so', 1);
  expect(await format()).toEqual(['text']);
  await record();
  expect(await format()).toEqual(['video']);
});

test('a question is answered only in its formats, and by its own candidate', async () => {
  const { token, started, ids } = await begun([[video], [written]]);
  expect(codeOf(await started(0))).toEqual([422, 'answer.format_not_allowed']);
  expect((await sendTake(nimble, token, ids[1] ?? 0, recordedClip(1, '64x48'), 1)).created).toBe(422);
  const other = await begun([[written]]);
  const foreign = await nimble.call('POST', `/api/interviews/current/answers/${ids[1]}/draft`, {
    token: other.token,
    body: { data: { format: 'text', attempt: 1 } },
  });
  expect(codeOf(foreign)).toEqual([400, 'recording.unknown_question']);
});
