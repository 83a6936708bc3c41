import type { InsightsLevel } from '@nimble/contracts/insights';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepInsights, signsIn } from '../../testing/calls/kept-insights.ts';
import { newScene } from '../../testing/calls/sample-calls.ts';
import { canSpeakAndListen, spokenTake } from '../../testing/files/speech.ts';
import { activeJob } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { submittedInterview } from '../../testing/submitted-interview.ts';
import { findUncomputed } from './insights.repository.ts';

vi.setConfig({ testTimeout: 120_000 });

let nimble: TestApp;
let owner: Awaited<ReturnType<typeof addCompany>>;
beforeAll(async () => {
  nimble = await createTestApp({
    ...(canSpeakAndListen && { SPEECH_ENGINE: 'pocketsphinx' }),
    // Would be asked for sentences, and is not there: the step would fail.
    INSIGHTS_URL: 'http://127.0.0.1:9/v1',
    INSIGHTS_MODEL: 'some-model',
  });
  owner = await addCompany(nimble);
});
afterAll(() => nimble.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  nimble.call(method, url, { token: owner.token, ...(body && { body }) });
const use = (level: InsightsLevel, behavioral = true) =>
  call('PUT', `/api/companies/${owner.companyId}/insights`, { data: { level, behavioral } });
const insightsOf = async (id: number) => (await call('GET', `/api/submissions/${id}/insights`)).body;
async function kept(id: number) {
  const { database } = nimble;
  return database.selectFrom('insights').selectAll().where('submission_id', '=', id).executeTakeFirst();
}

async function measured(): Promise<number> {
  const scene = await newScene(nimble, owner);
  await keepInsights(nimble, scene);
  return scene.submissionId;
}

test('with facts alone scores are hidden at once and then erased; with scores again they stay away', async () => {
  await use('scores');
  const id = await measured();
  expect((await insightsOf(id)).data).toMatchObject({ level: 'scores', overallScore: 61.8034 });

  expect((await use('facts')).status).toBe(200);
  const facts = {
    level: 'facts',
    overallScore: null,
    performance: { confidence: null, engagement: null, professionalism: null },
    measures: [{ name: 'pace', value: 141.4213, score: null }],
    strengths: [],
    weaknesses: [],
    model: null,
    behavioral: { confidence: null, engagement: null, picture: { frames: 27182 } },
  };
  expect((await insightsOf(id)).data).toMatchObject(facts);
  expect(signsIn(JSON.stringify(await kept(id)))).toEqual(['facts', 'scores']);
  await nimble.runTasks();
  expect(signsIn(JSON.stringify(await kept(id)))).toEqual(['facts']);
  expect(await kept(id)).toMatchObject({ has_scores: false, overall_score: null });
  expect((await insightsOf(id)).data).toMatchObject(facts);

  await use('scores');
  expect((await insightsOf(id)).data).toMatchObject(facts);
  expect((await call('GET', `/api/submissions/${id}`)).body.data.allowedInsights.scores).toBe(true);
});

test('a sentence of a language model is marked as one in each answer, too', async () => {
  await use('scores');
  const id = await measured();
  const { body } = await call('GET', `/api/submissions/${id}?populate=responses.ai_analysis`);
  expect(body.data.responses[0].ai_analysis.strengths).toEqual([
    { text: expect.any(String), source: 'measured' },
    { text: 'Found good only here by a model', source: 'model' },
  ]);
});

test('with nothing all of it is hidden at once and then erased, and nothing can be started', async () => {
  await use('scores');
  const id = await measured();
  const steps = ['insights', 'statements'] as const;
  for (const task of steps)
    await nimble.database
      .insertInto('media_tasks')
      .values({ company_id: owner.companyId, submission_id: id, task, state: 'failed', progress: 0 })
      .execute();
  const shownSteps = async () =>
    (await call('GET', `/api/submissions/${id}/tasks`)).body.data.map(({ task }: { task: string }) => task);
  expect(await shownSteps()).toEqual(steps);
  await use('facts');
  expect(await shownSteps()).toEqual(['insights']);
  await use('nothing');
  expect(await shownSteps()).toEqual([]);
  for (const task of steps)
    expect((await call('POST', `/api/submissions/${id}/tasks/${task}/retry`)).body.error.code).toBe(
      'media_task.not_failed',
    );
  expect(await insightsOf(id)).toEqual({ data: null, meta: { mayStart: false } });
  expect((await call('POST', `/api/submissions/${id}/insights`)).body.error.code).toBe(
    'insights.not_allowed',
  );
  await nimble.runTasks();
  expect(await kept(id)).toBeUndefined();
});

test('a higher level right after a lower one brings back nothing that was not erased yet', async () => {
  await use('scores');
  const id = await measured();
  await use('facts');
  await use('scores');
  expect((await insightsOf(id)).data).toMatchObject({ level: 'facts', overallScore: null });
  expect(signsIn(JSON.stringify(await kept(id)))).toEqual(['facts']);

  await use('scores', false);
  await use('scores');
  expect((await insightsOf(id)).data.behavioral).toBeNull();
  await use('nothing');
  await use('scores');
  expect(await kept(id)).toBeUndefined();
});

test('what a plan has switched off is kept for the next choice', async () => {
  await use('scores');
  const id = await measured();
  await nimble.pool.query(
    'UPDATE companies SET insights = false, insights_ended_by_plan = true WHERE id = $1',
    [owner.companyId],
  );
  await use('scores');
  expect((await insightsOf(id)).data).toMatchObject({ level: 'scores' });
});

test('a choice erases nothing of another company, whose plan has switched insights off', async () => {
  await use('scores');
  const scene = await newScene(nimble, await addCompany(nimble));
  await keepInsights(nimble, scene);
  const answer = [scene.responseId, scene.companyId, scene.submissionId];
  await nimble.pool.query(
    `INSERT INTO face_views (response_id, company_id, submission_id, file_id, frames, blank, in_view, turned, out_of_view)
     VALUES ($1, $2, $3, 1, 1, 0, 1, 0, '[]')`,
    answer,
  );
  await nimble.pool.query(
    `INSERT INTO answer_sounds (response_id, company_id, submission_id, file_id, peaks, speech, voice)
     VALUES ($1, $2, $3, 1, '', '[]', '{}')`,
    answer,
  );
  await nimble.pool.query(
    'UPDATE companies SET insights = false, insights_ended_by_plan = true WHERE id = $1',
    [scene.companyId],
  );
  await use('nothing');
  await nimble.runTasks();
  expect(await kept(scene.submissionId)).toMatchObject({ has_scores: true });
  const { rowCount } = await nimble.pool.query(
    `SELECT FROM face_views WHERE submission_id = $1
     UNION ALL SELECT FROM answer_sounds WHERE submission_id = $1 AND voice IS NOT NULL`,
    [scene.submissionId],
  );
  expect(rowCount).toBe(2);
});

test('candidates are asked for what is used, whatever is made of it', async () => {
  const job = await activeJob(nimble, owner.token);
  const asked = async () =>
    (await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`)).body.data.insights;
  await use('facts');
  expect(await asked()).toEqual({ performance: true, behavioral: true });
  await use('nothing');
  expect(await asked()).toEqual({ performance: false, behavioral: false });
});

test('a change is in the audit log, and the signed-in person knows what is used', async () => {
  for (const level of ['scores', 'facts', 'nothing'] as const) {
    await use(level, false);
    const [entry] = (await call('GET', '/api/audit-events')).body.data;
    expect(entry).toMatchObject({
      action: 'company.insights_changed',
      details: { level, behavioral: false },
    });
    expect((await call('GET', '/api/users/me')).body.company.insightsLevel).toBe(level);
  }
});

test.skipIf(!canSpeakAndListen)(
  'computing for facts writes no score, and for scores begins again',
  async () => {
    await use('facts');
    const answer =
      spokenTake(`I keep our bread good by keeping the oven at one heat. Last winter the oven broke in
 the night, so I called my team and we baked in small pans on the old stove until the morning came. We sold every
 loaf that day, and then I wrote down what to do when the oven breaks again.`);
    const { submissionId } = await submittedInterview(nimble, owner.token, 'facts@example.com', {
      insights: { performance: true, behavioral: true },
      answer,
    });
    await nimble.runTasks();
    const row = await kept(submissionId);
    expect(row).toMatchObject({ has_scores: false, overall_score: null });
    const { measures, strengths, weaknesses, performance } = row?.findings ?? {};
    expect(measures?.map(({ name, score }) => [name, score])).toEqual(
      ['pace', 'pauses', 'fillers', 'pitch', 'loudness', 'vocabulary', 'restarts'].map((name) => [
        name,
        null,
      ]),
    );
    expect({ strengths, weaknesses, performance }).toEqual({
      strengths: [],
      weaknesses: [],
      performance: { confidence: null, engagement: null, professionalism: null },
    });
    expect(row?.behavioral).toMatchObject({ engagement: null, nervousness: null });
    expect(row?.behavioral?.picture.frames).toBeGreaterThan(0);
    const steps = async () => (await call('GET', `/api/submissions/${submissionId}/tasks`)).body.data;
    expect((await steps()).map(({ task }: { task: string }) => task)).not.toContain('statements');

    const uncomputed = () =>
      nimble.database
        .transaction()
        .execute((transaction) =>
          findUncomputed(transaction, { first: submissionId, last: submissionId }, 5),
        );
    expect(await uncomputed()).toEqual([]);
    await use('scores');
    expect(await uncomputed()).toHaveLength(1);
    expect((await call('POST', `/api/submissions/${submissionId}/insights`)).status).toBe(200);
    await nimble.runTasks();
    expect((await insightsOf(submissionId)).data).toMatchObject({ level: 'scores' });
    expect(await uncomputed()).toEqual([]);
  },
);
