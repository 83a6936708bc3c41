import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachResume, sendTake, signedInAdmin, somePdf } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { recordedClip } from '../../../testing/submitted-interview.ts';
import { begunAnswers, codeOf } from './testing/begun-answers.ts';

let nimble: TestApp;
let admin: string;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = (await signedInAdmin(nimble, 'Screeners')).token;
});
afterAll(() => nimble.close());

const screens = (effect: 'mark' | 'end', requirement: string) => ({
  format: 'choice',
  options: [
    { id: 'yes', text: 'Yes', isRight: false },
    { id: 'no', text: 'No', isRight: false },
  ],
  minimumChosen: 1,
  maximumChosen: 1,
  screening: { effect, requirement, options: ['no'] },
});
const text = { format: 'text', maximumCharacters: 60, maximumWords: null };
const video = { format: 'video' };
const chosen = (id: string) => ({ format: 'choice', chosen: [id] });
const written = (given: string) => ({ format: 'text', text: given });

const begun = (...formats: object[]) =>
  begunAnswers(
    { nimble, admin },
    formats.map((each) => [each]),
  );
const asAdmin = (path: string) => nimble.call('GET', `/api/${path}`, { token: admin });
const shown = async (id: number) => (await asAdmin(`submissions/${id}`)).body.data;

async function submit(token: string) {
  await attachResume(nimble, token, somePdf);
  return nimble.call('POST', '/api/interviews/current/submit', { token });
}

test('an answer that does not meet a requirement marks the submission, and the status stays as it is', async () => {
  const { token, submissionId, start, use, job } = await begun(
    screens('mark', 'Right to work'),
    screens('mark', 'Driving license'),
    text,
  );
  for (const [index, id] of (['no', 'yes'] as const).entries()) {
    await start(index, 'choice');
    expect((await use(index, chosen(id))).body.data.submission).toMatchObject({
      status: 'uploading',
      isEnded: false,
    });
  }
  await start(2, 'text');
  await use(2, written('More'));
  await submit(token);
  await nimble.runTasks();
  const screening = { outcome: 'unmet', unmet: ['Right to work'] };
  expect(await shown(submissionId)).toMatchObject({ status: 'pending', screening });
  const list = (filter: string) => asAdmin(`submissions?filters[job][$eq]=${job.id}&${filter}`);
  expect((await list('filters[screening][$eq]=unmet')).body.data).toMatchObject([
    { id: submissionId, screening },
  ]);
  expect((await list('filters[screening][$eq]=met')).body.data).toEqual([]);
  expect((await list('filters[screening][$null]=true')).body.data).toEqual([]);
  expect(codeOf(await list('filters[screening][$eq]=rejected'))[0]).toBe(400);
  // Nothing of it in what candidates see.
  const mine = await nimble.call('GET', '/api/interviews/current', { token });
  expect(JSON.stringify(mine.body)).not.toMatch(/Right to work|unmet|screening/);
});

test('requirements that are met differ from jobs without requirements', async () => {
  const met = await begun(screens('end', 'Right to work'));
  await met.start(0, 'choice');
  expect((await met.use(0, chosen('yes'))).body.data.submission.status).toBe('uploading');
  await submit(met.token);
  expect((await shown(met.submissionId)).screening).toEqual({ outcome: 'met', unmet: [] });
  const plain = await begun(text);
  await plain.start(0, 'text');
  await plain.use(0, written('Nothing'));
  await submit(plain.token);
  expect((await shown(plain.submissionId)).screening).toBeNull();
});

test('an answer that ends the interview submits it as it is, once, and a person decides', async () => {
  const { token, submissionId, start, use, current } = await begun(
    text,
    screens('end', 'Right to work'),
    text,
  );
  await start(0, 'text');
  await use(0, written('Kept'));
  await start(1, 'choice');
  const answers = await Promise.all([use(1, chosen('no')), use(1, chosen('no')), use(1, chosen('no'))]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.data.submission).toMatchObject({ status: 'pending', isEnded: true });
  }
  // Without a resume, and without the third answer.
  await nimble.runTasks();
  expect(await shown(submissionId)).toMatchObject({
    status: 'pending',
    resume: null,
    screening: { outcome: 'ended', unmet: ['Right to work'] },
    responses: [{ value: { text: 'Kept' } }, { value: { chosen: [{ id: 'no', text: 'No' }] } }],
  });
  expect((await current()).submission.isEnded).toBe(true);
  expect(codeOf(await use(1, chosen('yes')))).toEqual([409, 'interview.already_submitted']);
  expect(codeOf(await start(2, 'text'))).toEqual([409, 'interview.already_submitted']);
  const submitted = await nimble.call('POST', '/api/interviews/current/submit', { token });
  expect(submitted.status).toBe(200);
  const mine = await nimble.call('POST', '/api/interviews/mine', {
    body: { token: submitted.body.personalToken },
  });
  expect(mine.body.data).toMatchObject({ isEnded: true });
  expect(JSON.stringify(mine.body)).not.toMatch(/Right to work|unmet/);
});

test('a recording before it is joined as usual, and it waits for the check of that', async () => {
  const { token, submissionId, start, use, ids } = await begun(video, screens('end', 'Right to work'));
  const { accept } = await sendTake(nimble, token, ids[0] ?? 0, recordedClip(1, '64x48'), 1);
  await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
  await start(1, 'choice');
  expect(codeOf(await use(1, chosen('no')))).toEqual([422, 'interview.answers_unchecked']);
  await nimble.runTasks();
  expect((await use(1, chosen('no'))).body.data.submission).toMatchObject({
    status: 'processing',
    isEnded: true,
  });
  await nimble.runTasks();
  const { status, compiled_video, screening } = await shown(submissionId);
  expect([status, screening.outcome, compiled_video === null]).toEqual(['pending', 'ended', false]);
});
