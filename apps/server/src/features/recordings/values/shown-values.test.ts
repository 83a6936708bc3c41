import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachResume, signedInAdmin, somePdf } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { begunAnswers } from './testing/begun-answers.ts';

let nimble: TestApp;
let admin: string;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = (await signedInAdmin(nimble, 'Readers')).token;
});
afterAll(() => nimble.close());

const option = (id: string, isRight = false) => ({ id, text: `Option ${id}`, isRight });
const choice = {
  format: 'choice',
  options: [option('a', true), option('b'), option('c', true)],
  minimumChosen: 1,
  maximumChosen: 2,
  screening: { effect: 'mark', requirement: 'Right to work', options: ['b'] },
};
const number = { format: 'number', minimum: null, maximum: null, decimals: 1, unit: 'km' };
const date = { format: 'date', earliest: null, latest: null };

/** A submitted interview with a choice, a number and a date. */
async function submitted(...chosen: string[]) {
  const { start, use, token, submissionId, job } = await begunAnswers({ nimble, admin }, [
    [choice],
    [number],
    [date],
  ]);
  const values = [
    { format: 'choice', chosen },
    { format: 'number', number: 1234.5 },
    { format: 'date', date: '2026-12-24' },
  ] as const;
  for (const [index, value] of values.entries()) {
    await start(index, value.format);
    expect((await use(index, value)).status).toBe(200);
  }
  await attachResume(nimble, token, somePdf);
  await nimble.call('POST', '/api/interviews/current/submit', { token });
  await nimble.runTasks();
  return { submissionId, jobId: job.id as number };
}

test('reviewers see whether the right options were chosen, beside all of them', async () => {
  const isRight = async (...chosen: string[]) => {
    const { submissionId } = await submitted(...chosen);
    const { body } = await nimble.call('GET', `/api/submissions/${submissionId}`, { token: admin });
    expect(body.data.responses[0].question.formats).toEqual([choice]);
    return body.data.responses.map((response: { isRight: boolean | null }) => response.isRight);
  };
  expect(await isRight('c', 'a')).toEqual([true, null, null]);
  expect(await isRight('a')).toEqual([false, null, null]);
  expect(await isRight('a', 'b')).toEqual([false, null, null]);
});

/** What a guest reads of a submission. */
async function asGuest(jobId: number, submissionId: number, showsNames: boolean) {
  const link = await nimble.call('POST', `/api/jobs/${jobId}/guest-links`, {
    token: admin,
    body: { data: { purpose: 'Kim', candidates: [submissionId], showsNames, days: 7 } },
  });
  return nimble.call('GET', '/api/guest', { token: link.body.data.address.split('#')[1] });
}

test('guests see what was chosen, and neither what is right nor what is required', async () => {
  const { submissionId, jobId } = await submitted('b');
  const { status, body } = await asGuest(jobId, submissionId, false);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('Option b');
  expect(JSON.stringify(body)).toContain('1234.5');
  expect(JSON.stringify(body)).not.toMatch(/isRight|Right to work|screening/);
});

test('guests whose link shows no names read a written answer without the name', async () => {
  const text = { format: 'text', maximumCharacters: 500, maximumWords: null };
  const { start, use, token, submissionId, job } = await begunAnswers({ nimble, admin }, [[text]]);
  await start(0, 'text');
  await use(0, { format: 'text', text: "Hi, I'm Casey\nSmith." });
  await attachResume(nimble, token, somePdf);
  await nimble.call('POST', '/api/interviews/current/submit', { token });
  await nimble.runTasks();
  const written = async (showsNames: boolean) =>
    (await asGuest(job.id, submissionId, showsNames)).body.data.candidates[0].answers[0].value;
  expect(await written(false)).toMatchObject({ text: "Hi, I'm …\n…", words: 4 });
  expect(await written(true)).toMatchObject({ text: "Hi, I'm Casey\nSmith." });
});

test('lists with answers and records of answers have the values', async () => {
  const { submissionId } = await submitted('b');
  const list = await nimble.call(
    'GET',
    `/api/submissions?filters[id][$eq]=${submissionId}&populate=responses`,
    { token: admin },
  );
  expect(list.body.data[0]).toMatchObject({
    screening: { outcome: 'unmet', unmet: ['Right to work'] },
    responses: [
      { responseType: 'choice', value: { chosen: [{ id: 'b', text: 'Option b' }] }, isRight: false },
      { responseType: 'number', value: { number: 1234.5, unit: 'km' } },
      { responseType: 'date', value: { date: '2026-12-24' } },
    ],
  });
  const { body } = await nimble.call(
    'GET',
    `/api/submission-responses?filters[submission][$eq]=${submissionId}&filters[responseType][$eq]=number`,
    { token: admin },
  );
  expect(body.data).toMatchObject([{ responseType: 'number', value: { number: 1234.5 } }]);
});
