import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { recordedClip } from '../../../testing/submitted-interview.ts';

let nimble: TestApp;
let token: string;
/** Of different sizes, so that answers can be told apart. */
let clips: Buffer[];
beforeAll(async () => {
  clips = ['64x48', '96x72', '128x96'].map((size) => recordedClip(1, size));
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Historians')).token;
});
afterAll(() => nimble.close());

type Question = { id?: number; question: string; time_limit: number; required: boolean };
type Edit = (questions: Question[]) => Question[];

/** Edits of the list of questions in a form. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.nat(9).map(
    (at): Edit =>
      (list) =>
        list.map((one, n) => (n === at % list.length ? reworded(one) : one)),
  ),
  fc.nat(9).map(
    (at): Edit =>
      (list) =>
        list.length > 1 ? list.toSpliced(at % list.length, 1) : list,
  ),
  fc.nat(9).map(
    (at): Edit =>
      (list) =>
        list.toSpliced(at % list.length, 0, newQuestion()),
  ),
  fc.constant<Edit>((list) => list.toReversed()),
  fc.constant<Edit>((list) => list.map((one) => ({ ...one, required: !one.required }))),
);

let made = 0;
const newQuestion = (): Question => ({
  question: `Question ${(made += 1)}?`,
  time_limit: 60,
  required: true,
});
const reworded = (one: Question): Question => ({ ...one, question: `${one.question.slice(0, 400)} Why?` });

type Job = { id: number; shareToken: string };
type Asked = { id: number; question: string; time_limit: number; required: boolean; order: number };

async function asked(candidate: string): Promise<Asked[]> {
  const { body } = await nimble.call('GET', '/api/interviews/current', { token: candidate });
  return body.data.job.questions;
}

/** An unfinished interview. */
async function openInterview(job: Job, email: string) {
  const { token: candidate } = await begunInterview(nimble, job, email);
  const questions = await asked(candidate);
  return async () => expect(await asked(candidate)).toEqual(questions);
}

/** An interview with a recording for every question, submitted. */
async function answeredInterview(job: Job, email: string) {
  const { token: candidate, submissionId } = await begunInterview(nimble, job, email);
  const questions = await asked(candidate);
  for (const [index, { id }] of questions.entries()) {
    const { accept } = await sendTake(nimble, candidate, id, clipOf(index), 1);
    const body = { data: accept };
    expect((await nimble.call('POST', '/api/submission-responses', { token: candidate, body })).status).toBe(
      200,
    );
  }
  await nimble.runTasks();
  // Steps after a submission are not part of this test.
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
  return async () => {
    const { body } = await nimble.call('GET', `/api/submissions/${submissionId}`, { token });
    const responses: { question: Asked; processingStatus: string; videoUrl: string }[] = body.data.responses;
    expect(responses.map(({ question }) => question)).toEqual(
      questions.map((one) => expect.objectContaining(one)),
    );
    expect(new Set(responses.map(({ processingStatus }) => processingStatus))).toEqual(new Set(['ready']));
    for (const [index, { videoUrl }] of responses.entries()) {
      const { rawPayload } = await nimble.app.inject({ method: 'GET', url: videoUrl });
      expect(rawPayload.equals(clipOf(index))).toBe(true);
    }
  };
}

const clipOf = (index: number): Buffer => clips[index % clips.length] ?? Buffer.alloc(0);

test('whatever is done to the questions, earlier interviews keep their questions and answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 4 }), async (steps) => {
      const job = await activeJob(nimble, token);
      const path = `/api/jobs/${job.id}`;
      const stillAsItWas: (() => Promise<void>)[] = [];
      for (const [step, edit] of steps.entries()) {
        stillAsItWas.push(await openInterview(job, `open${step}@example.com`));
        stillAsItWas.push(await answeredInterview(job, `answered${step}@example.com`));
        const before: Question[] = (await nimble.call('GET', path, { token })).body.data.questions;
        const wanted = edit(before).slice(0, 20);
        const answer = await nimble.call('PUT', `${path}/with-questions`, {
          token,
          body: { data: { questions: wanted } },
        });
        expect(answer.status).toBe(200);
        const shown: Question[] = answer.body.data.questions;
        expect(shown.map(({ question }) => question)).toEqual(wanted.map(({ question }) => question));
        for (const check of stillAsItWas) await check();
      }
    }),
    { numRuns: 8 },
  );
}, 60_000);
