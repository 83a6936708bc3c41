import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedInAdmin } from '../../testing/journeys.ts';
import { submittedInterview } from '../../testing/submitted-interview.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Acme');
});
afterAll(() => nimble.close());

async function runAtNight(): Promise<void> {
  await nimble.pool.query("SELECT graphile_worker.add_job('submissions.complete')");
  await nimble.runTasks();
}

test('a submission from before there were steps gets them, once; what failed waits for a person', async () => {
  await nimble.call('PUT', `/api/companies/${admin.companyId}/insights`, {
    token: admin.token,
    body: { data: { insights: true, behavioral: false } },
  });
  const insights = { performance: true, behavioral: false };
  const { submissionId } = await submittedInterview(nimble, admin.token, 'old@example.com', { insights });
  await nimble.runTasks();
  // As a version of Nimble left it that joined, and did nothing else.
  const steps = ['poster', 'waveform', 'insights'];
  await nimble.pool.query('DELETE FROM media_tasks WHERE task = ANY($1)', [steps]);
  for (const table of ['waveforms', 'insights', 'transcripts'])
    await nimble.pool.query(`DELETE FROM ${table}`);
  await nimble.pool.query('UPDATE submissions SET poster_file_id = NULL');

  const tasks = async () =>
    Object.fromEntries(
      (
        await nimble.call('GET', `/api/submissions/${submissionId}/tasks`, { token: admin.token })
      ).body.data.map(({ task, state }: { task: string; state: string }) => [task, state]),
    );
  await runAtNight();
  const whole = { join: 'done', poster: 'done', waveform: 'done', resume: 'done', insights: 'done' };
  expect(await tasks()).toEqual(whole);
  const page = await nimble.call('GET', `/api/submissions/${submissionId}`, { token: admin.token });
  expect(page.body.data.compiled_video.posterUrl).toEqual(expect.any(String));
  const { rows: computed } = await nimble.pool.query('SELECT computed_at FROM insights');
  expect(computed).toHaveLength(1);

  await nimble.pool.query("UPDATE media_tasks SET state = 'failed' WHERE task = 'waveform'");
  await runAtNight();
  expect(await tasks()).toEqual({ ...whole, waveform: 'failed' });
  expect((await nimble.pool.query('SELECT computed_at FROM insights')).rows).toEqual(computed);
});
