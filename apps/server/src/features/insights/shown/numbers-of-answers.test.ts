import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withoutCodecs } from '../../../../../../packages/media/src/testing/codec-processes.ts';
import { attachResume, begunInterview, sendTake, signedInAdmin, somePdf } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { recordedClip } from '../../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 180_000 });

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('insights and transcripts number an answer as the list of answers does, behind a written one', async () => {
  const { token: admin, companyId } = await signedInAdmin(nimble, 'Mixed');
  const used = { data: { level: 'scores', behavioral: true } };
  await nimble.call('PUT', `/api/companies/${companyId}/insights`, { token: admin, body: used });
  const text = { format: 'text', maximumCharacters: 60, maximumWords: 8 };
  const questions = [[text], [{ format: 'video' }]].map((formats, index) => ({
    question: `What is number ${index + 1}?`,
    time_limit: 60,
    required: true,
    formats,
  }));
  const data = { title: 'Writer', description: 'Writes all day.', status: 'active', questions };
  const job = await nimble.call('POST', '/api/jobs/create-with-auth', { token: admin, body: { data } });
  const agreed = { performance: true, behavioral: true };
  const { token, submissionId } = await begunInterview(nimble, job.body.data, 'mixed@example.com', agreed);
  await attachResume(nimble, token, somePdf, 'cv.pdf');
  const [first, second] = job.body.data.questions as [{ id: number }, { id: number }];
  const asCandidate = (path: string, given?: object) =>
    nimble.call('POST', path, { token, ...(given && { body: { data: given } }) });
  await asCandidate(`/api/interviews/current/answers/${first.id}/draft`, { format: 'text', attempt: 1 });
  const value = { format: 'text', text: 'Bread.' };
  const written = { attempt: 1, sequence: 1, seconds: 1, value };
  expect(await asCandidate(`/api/interviews/current/answers/${first.id}`, written)).toMatchObject({
    status: 200,
  });
  const { accept } = await sendTake(nimble, token, second.id, recordedClip(1));
  await asCandidate('/api/submission-responses', accept);
  await nimble.runTasks();
  expect(await asCandidate('/api/interviews/current/submit')).toMatchObject({ status: 200 });
  await withoutCodecs('frames', () => nimble.runTasks());

  const tell = async (path: string) =>
    (await nimble.call('GET', `/api/submissions/${submissionId}/${path}`, { token: admin })).body.data;
  expect((await tell('transcript')).answers.map(({ number }: { number: number }) => number)).toEqual([2]);
  const { behavioral } = await tell('insights');
  expect(behavioral.picture.leftOut).toEqual([2]);
  const step = (await tell('tasks')).find(({ task }: { task: string }) => task === 'insights');
  expect(step.failure.message).toContain('answer 2');
});
