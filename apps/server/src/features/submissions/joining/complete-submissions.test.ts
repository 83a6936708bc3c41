import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { submittedInterview } from '../../../testing/submitted-interview.ts';

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

test('a submission from before there were steps gets them, once; failed ones wait for a person', async () => {
  await nimble.call('PUT', `/api/companies/${admin.companyId}/insights`, {
    token: admin.token,
    body: { data: { level: 'scores', behavioral: false } },
  });
  const insights = { performance: true, behavioral: false };
  const { submissionId } = await submittedInterview(nimble, admin.token, 'old@example.com', { insights });
  await nimble.runTasks();
  // As left by an older version of Nimble that only joined.
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

test('a video joined by an older version is joined again, once, without a notification', async () => {
  const { submissionId } = await submittedInterview(nimble, admin.token, 'film@example.com');
  await nimble.runTasks();
  const film = async () => {
    const { rows } = await nimble.pool.query(
      'SELECT status, film_version, video_file_id FROM submissions WHERE id = $1',
      [submissionId],
    );
    return rows[0];
  };
  await nimble.pool.query("UPDATE submissions SET status = 'in_review' WHERE id = $1", [submissionId]);
  const first = await film();
  await runAtNight();
  expect(await film()).toEqual(first);

  await nimble.pool.query('UPDATE submissions SET film_version = 1 WHERE id = $1', [submissionId]);
  const { rows: told } = await nimble.pool.query('SELECT count(*) FROM notifications');
  await runAtNight();
  const second = await film();
  expect(second).toMatchObject({ status: 'in_review', film_version: first.film_version });
  expect(second.video_file_id).not.toBe(first.video_file_id);
  expect((await nimble.pool.query('SELECT count(*) FROM notifications')).rows).toEqual(told);
  await runAtNight();
  expect(await film()).toEqual(second);

  await nimble.pool.query('UPDATE submissions SET film_version = 1 WHERE id = $1', [submissionId]);
  await nimble.pool.query("UPDATE media_tasks SET state = 'failed' WHERE task = 'join'");
  await runAtNight();
  expect(await film()).toEqual({ ...second, film_version: 1 });
  await nimble.call('POST', `/api/submissions/compile/${submissionId}`, { token: admin.token });
  await nimble.runTasks();
  expect(await film()).toMatchObject({ status: 'in_review', film_version: first.film_version });
});
