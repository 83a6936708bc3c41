import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findAnswers } from '../../features/insights/insights.repository.ts';
import { attachResume, begunInterview, sendTake, signedInAdmin, somePdf } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 180_000 });

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

const questions = [
  { question: 'Anything you want to begin with?', time_limit: 60, required: false },
  { question: 'What do you do well?', time_limit: 60, required: true },
];

/** The candidate skips the first of two questions, which is optional. */
async function submitted(adminToken: string): Promise<{ jobId: number; submissionId: number; take: string }> {
  const { call } = nimble;
  const data = { title: 'Baker', description: 'Bakes what people need.', status: 'active', questions };
  const { body } = await call('POST', '/api/jobs/create-with-auth', { token: adminToken, body: { data } });
  const { token, submissionId } = await begunInterview(nimble, body.data, 'left-out@example.com');
  await attachResume(nimble, token, somePdf);
  const { accept } = await sendTake(nimble, token, body.data.questions[1].id, recordedClip(1));
  await call('POST', '/api/submission-responses', { token, body: { data: accept } });
  await nimble.runTasks();
  await call('POST', '/api/interviews/current/submit', { token });
  return { jobId: body.data.id, submissionId, take: join(nimble.folder, 'files/takes', accept.take) };
}

test('an answer has the number of its question everywhere, also after one that was left out', async () => {
  const { token, companyId } = await signedInAdmin(nimble, 'Acme');
  const { jobId, submissionId, take } = await submitted(token);
  const tell = async (path = '') =>
    (await nimble.call('GET', `/api/submissions/${submissionId}${path}`, { token })).body.data;

  const bytes = await readFile(take);
  await writeFile(take, 'no film');
  await nimble.runTasks();
  expect((await tell()).joinFailure.message).toBe('Answer 2: The recording cannot be read.');

  await writeFile(take, bytes);
  await nimble.call('POST', `/api/submissions/${submissionId}/tasks/join/retry`, { token });
  await nimble.runTasks();
  expect((await tell()).responses).toMatchObject([{ metadata: { questionIndex: 1 } }]);
  expect((await tell('/transcript')).answers).toMatchObject([{ number: 2 }]);
  expect(await findAnswers(nimble.database, companyId, submissionId)).toMatchObject([{ number: 2 }]);
  expect((await shownToGuest(token, jobId, submissionId)).answers).toMatchObject([{ number: 2 }]);
});

/** The candidate as the page behind a new link for guests shows them. */
async function shownToGuest(token: string, jobId: number, submissionId: number) {
  const data = { purpose: 'Kim', candidates: [submissionId], showsNames: false, days: 7 };
  const { body } = await nimble.call('POST', `/api/jobs/${jobId}/guest-links`, { token, body: { data } });
  const guest = body.data.address.split('#')[1];
  return (await nimble.call('GET', '/api/guest', { token: guest })).body.data.candidates[0];
}
