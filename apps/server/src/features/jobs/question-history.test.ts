import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Historians')).token;
});
afterAll(() => nimble.close());

type Question = { id?: number; question: string; time_limit: number; required: boolean };
type Edit = (questions: Question[]) => Question[];

/** What one may do with the list of questions in a form. */
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

async function asked(candidate: string): Promise<unknown> {
  const { body } = await nimble.call('GET', '/api/interviews/current', { token: candidate });
  return body.data.job.questions;
}

test('whatever is done to the questions, each earlier interview keeps the ones it was asked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 5 }), async (steps) => {
      const job = await activeJob(nimble, token);
      const path = `/api/jobs/${job.id}`;
      const kept: { candidate: string; questions: unknown }[] = [];
      for (const edit of steps) {
        const { token: candidate } = await begunInterview(nimble, job, `c${kept.length}@example.com`);
        kept.push({ candidate, questions: await asked(candidate) });
        const before: Question[] = (await nimble.call('GET', path, { token })).body.data.questions;
        const wanted = edit(before).slice(0, 20);
        const answer = await nimble.call('PUT', `${path}/with-questions`, {
          token,
          body: { data: { questions: wanted } },
        });
        expect(answer.status).toBe(200);
        const shown: Question[] = answer.body.data.questions;
        expect(shown.map(({ question }) => question)).toEqual(wanted.map(({ question }) => question));
        for (const { candidate: earlier, questions } of kept) expect(await asked(earlier)).toEqual(questions);
      }
    }),
    { numRuns: 10 },
  );
});
