import { textOf } from '@nimble/contracts';
import { jobMessages } from '@nimble/contracts/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedState } from '../../testing/figures/stored-state.ts';
import { activeJob, signedInAdmin, someQuestions } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let jobId: number;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Owners')).token;
  jobId = (await activeJob(nimble, token)).id;
});
afterAll(() => nimble.close());

const good = { title: 'Engineer', description: 'Builds what people need.', questions: someQuestions };
const oneQuestion = { question: 'What do you do well?', time_limit: 60, required: true };
const asked = (change: object) => ({ questions: [{ ...oneQuestion, ...change }] });

async function refusal(method: 'POST' | 'PUT', path: string, data: object) {
  const before = await storedState(nimble);
  const { status, body } = await nimble.call(method, path, { token, body: { data } });
  expect(await storedState(nimble)).toEqual(before);
  return { status, message: body.error.message };
}

/** Invalid values of the custom job form, with the message for each. */
const words: [object, string][] = [
  [{ title: ' ' }, 'Job title is required'],
  [{ title: 'ab' }, 'Job title must be at least 3 characters long'],
  [{ title: 'a'.repeat(101) }, 'Job title must be less than 100 characters'],
  [{ description: '' }, 'Job description is required'],
  [{ description: 'Too short' }, 'Job description must be at least 10 characters long'],
  [{ description: 'a'.repeat(2001) }, 'Job description must be less than 2000 characters'],
  [{ type: 'seasonal' }, 'Employment type is required'],
];

describe('creating a job', () => {
  test.each([
    ...words,
    [{ title: undefined }, 'Job title is required'],
    [{ description: undefined }, 'Job description is required'],
    [{ questions: undefined }, 'At least one question is required'],
    [{ questions: [] }, 'At least one question is required'],
    [{ questions: Array.from({ length: 21 }, () => oneQuestion) }, 'Maximum 20 questions allowed'],
    [{ isPublic: true }, textOf(jobMessages.noPublicList)],
    [{ allowAnonymous: true }, textOf(jobMessages.noAnonymous)],
    [{ company: 'a'.repeat(201) }, 'Must be at most 200 characters'],
    [{ branding: { website: 'a'.repeat(201) } }, 'Must be at most 200 characters'],
    [{ template: 'x' }, 'Invalid id'],
    [asked({ question: '' }), 'Question is required'],
    [asked({ question: 'Why?' }), 'Question must be at least 5 characters'],
    [asked({ question: 'a'.repeat(501) }), 'Question must be less than 500 characters'],
    [asked({ time_limit: undefined }), 'Time limit is required'],
    [asked({ time_limit: 60.5 }), 'Time limit is required'],
    [asked({ time_limit: 29 }), 'Time limit must be at least 30 seconds'],
    [asked({ time_limit: 601 }), 'Time limit must be less than 10 minutes'],
  ])('with %j is refused', async (change, message) => {
    const answer = await refusal('POST', '/api/jobs/create-with-auth', { ...good, ...change });
    expect(answer).toEqual({ status: 400, message });
  });

  test('without optional fields is a full-time job for the middle level, paid in US dollars', async () => {
    const { body } = await nimble.call('POST', '/api/jobs/create-with-auth', { token, body: { data: good } });
    expect(body.data).toMatchObject({
      type: 'full-time',
      experience: 'mid',
      currency: 'USD',
      status: 'draft',
      shareToken: expect.stringMatching(/^[A-Za-z0-9]{12}$/),
    });
  });

  test('accepts no owner and no id from the caller', async () => {
    const data = {
      ...good,
      id: 1,
      company: 999,
      company_id: 999,
      created_by: 999,
    };
    const { body } = await nimble.call('POST', '/api/jobs/create-with-auth', { token, body: { data } });
    expect(body.data.status).toBe('draft');
    expect((await nimble.call('GET', `/api/jobs/${body.data.id}`, { token })).status).toBe(200);
  });
});

describe('changing a job', () => {
  test.each(words)('to %j is refused', async (change, message) => {
    expect(await refusal('PUT', `/api/jobs/${jobId}`, change)).toEqual({ status: 400, message });
  });

  test('to a status that is not allowed is refused', async () => {
    const message = 'This status change is not allowed';
    expect(await refusal('PUT', `/api/jobs/${jobId}`, { title: 'Renamed', status: 'draft' })).toEqual({
      status: 422,
      message,
    });
  });

  test("that is missing, or another company's, is refused", async () => {
    const answer = { status: 404, message: 'Job not found' };
    expect(await refusal('PUT', '/api/jobs/999999', { title: 'Renamed' })).toEqual(answer);
    token = (await signedInAdmin(nimble, 'Strangers')).token;
    expect(await refusal('PUT', `/api/jobs/${jobId}`, { title: 'Renamed' })).toEqual(answer);
  });
});
