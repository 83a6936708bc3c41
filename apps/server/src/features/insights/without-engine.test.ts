import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withoutCodecs } from '../../../../../packages/media/src/testing/codec-processes.ts';
import { signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { submittedInterview } from '../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 180_000 });

const agreed = { performance: true, behavioral: true };

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('a tone is not taken for speech, and nothing is invented', async () => {
  const { token } = await signedInAdmin(nimble, 'Silent');
  const { submissionId } = await submittedInterview(nimble, token, 'tone@example.com', {
    insights: agreed,
  });
  await nimble.runTasks();
  const { body } = await nimble.call('GET', `/api/submissions/${submissionId}/insights`, { token });
  expect(body.data).toMatchObject({
    overallScore: null,
    performance: { confidence: null, engagement: null, professionalism: null },
    behavioral: null,
    strengths: [],
  });
  const states = Object.fromEntries(
    body.data.measures.map(({ name, state }: { name: string; state: string }) => [name, state]),
  );
  expect(states).toMatchObject({ pace: 'noWords', pauses: 'notEnough', relevance: 'noWords' });
});

test('a picture that could not be analyzed is reported beside the measures, and a person can retry it', async () => {
  const { token, companyId } = await signedInAdmin(nimble, 'Blind');
  const body = { data: { level: 'scores', behavioral: true } };
  await nimble.call('PUT', `/api/companies/${companyId}/insights`, { token, body });
  const { submissionId } = await submittedInterview(nimble, token, 'blind@example.com', {
    insights: agreed,
  });
  const tell = async (path: string) =>
    (await nimble.call('GET', `/api/submissions/${submissionId}/${path}`, { token })).body.data;
  const step = async () => (await tell('tasks')).find(({ task }: { task: string }) => task === 'insights');
  await withoutCodecs('frames', () => nimble.runTasks());
  expect(await step()).toMatchObject({
    state: 'failed',
    failure: {
      code: 'insights.not_looked_at',
      message: 'Failed to analyze the picture of answer 1. Everything else was measured.',
    },
  });
  const { measures, behavioral } = await tell('insights');
  expect(measures).toHaveLength(9);
  expect(behavioral.picture).toMatchObject({ state: 'unavailable', leftOut: [1] });

  const retried = `/api/submissions/${submissionId}/tasks/insights/retry`;
  expect(await nimble.call('POST', retried, { token })).toMatchObject({ status: 200 });
  await nimble.runTasks();
  expect(await step()).toMatchObject({ state: 'done', failure: null });
  expect((await tell('insights')).behavioral.picture).toMatchObject({ state: 'notEnough', leftOut: [] });
});
