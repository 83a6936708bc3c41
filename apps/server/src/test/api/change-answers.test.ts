import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  activeJob,
  attachResume,
  begunInterview,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 60_000 });

const clip = recordedClip(1);
let nimble: TestApp;
let admin: { token: string };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Changers');
});
afterAll(() => nimble.close());

async function answered(email: string) {
  const job = await activeJob(nimble, admin.token);
  const { token } = await begunInterview(nimble, job, email);
  await attachResume(nimble, token, somePdf);
  const questionId = job.questions[0]?.id ?? 0;
  const send = async () => (await sendTake(nimble, token, questionId, clip)).accept;
  const accept = await send();
  const { body } = await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
  return { token, send, accept, response: body.data.responses[0] as { id: number; takeId: string } };
}

test('a candidate replaces an answer, and others cannot', async () => {
  const { token, send, accept, response } = await answered('replaces@example.com');
  const other = await send();
  const address = `/api/submission-responses/${response.id}`;
  const stranger = await answered('stranger@example.com');
  for (const [who, status] of [
    [stranger.token, 404],
    [admin.token, 401],
  ] as const)
    expect((await nimble.call('PUT', address, { token: who, body: { data: other } })).status).toBe(status);
  const { body } = await nimble.call('PUT', address, { token, body: { data: other } });
  expect(body.data.responses).toMatchObject([{ takeId: other.take }]);
  expect(other.take).not.toBe(accept.take);
  expect((await nimble.call('PUT', address, { token, body: { data: other } })).status).toBe(404);
});

test('a candidate deletes an answer until it is submitted', async () => {
  const { token, response } = await answered('back@example.com');
  const address = `/api/submission-responses/${response.id}`;
  const { body } = await nimble.call('DELETE', address, { token });
  expect(body.data.responses).toEqual([]);
  expect((await nimble.call('DELETE', address, { token })).status).toBe(404);

  const sent = await answered('sent@example.com');
  await nimble.runTasks();
  expect((await nimble.call('POST', '/api/interviews/current/submit', { token: sent.token })).status).toBe(
    200,
  );
  const late = await nimble.call('DELETE', `/api/submission-responses/${sent.response.id}`, {
    token: sent.token,
  });
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'interview.already_submitted' } } });
});
