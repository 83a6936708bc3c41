import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkScene, createBulkScene, ofJob } from '../../testing/bulk-scene.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/** Background work may do only what the person who started it may do now. */
let nimble: TestApp;
let scene: BulkScene;
beforeAll(async () => {
  nimble = await createTestApp();
  scene = await createBulkScene(nimble);
});
afterAll(() => nimble.close());

/** More candidates than one part has, so that a task changes them. */
async function waitingAction(token: string) {
  const { id, ids } = await scene.jobWith(51);
  const { body } = await scene.start({ kind: 'extra_time', factor: 2 }, ofJob(id, 51), token);
  expect(body.data).toMatchObject({ state: 'waiting', total: 51 });
  return { jobId: id, ids, bulkActionId: body.data.id as number };
}
async function endOf({ jobId, bulkActionId }: { jobId: number; bulkActionId: number }) {
  await nimble.runTasks();
  const { rows } = await nimble.pool.query(
    `SELECT state, stop_code, done, failed,
       (SELECT count(*)::integer FROM extra_times WHERE job_id = $2) AS given
     FROM bulk_actions WHERE id = $1`,
    [bulkActionId, jobId],
  );
  return rows[0];
}
const stopped = (code: string) => ({ state: 'stopped', stop_code: code, done: 0, failed: 0, given: 0 });

test('a program whose token is revoked meanwhile changes nothing more', async () => {
  const { token } = scene.admin;
  const permissions = { submission: { view: true, update: true } };
  const data = { name: 'Timer', permissions, days: 30 };
  const made = (await nimble.call('POST', '/api/api-tokens', { token, body: { data } })).body.data;
  const action = await waitingAction(made.secret);
  expect((await nimble.call('DELETE', `/api/api-tokens/${made.token.id}`, { token })).status).toBe(200);
  expect(await endOf(action)).toEqual(stopped('request.forbidden'));
});

test('a person who is deleted meanwhile changes nothing more', async () => {
  const person = await addPerson(nimble, scene.admin.companyId, 'sub_admin');
  const action = await waitingAction(person.token);
  const { token } = scene.admin;
  await nimble.call('DELETE', `/api/staff/deletestaff/${person.userId}`, { token });
  expect(await endOf(action)).toEqual(stopped('request.unauthorized'));
});

test('nothing of a company that is stopped meanwhile is changed', async () => {
  const action = await waitingAction(scene.admin.token);
  const setStopped = (at: string | null) =>
    nimble.pool.query('UPDATE companies SET stopped_at = $2 WHERE id = $1', [scene.admin.companyId, at]);
  await setStopped('2026-01-01');
  const end = await endOf(action);
  await setStopped(null);
  expect(end).toEqual(stopped('request.forbidden'));
});

test('candidates of a job that the person does not see any more stay as they are, without their names', async () => {
  const person = await addPerson(nimble, scene.admin.companyId, 'sub_admin');
  const action = await waitingAction(person.token);
  await nimble.call('PUT', `/api/jobs/${action.jobId}/team`, {
    token: scene.admin.token,
    body: { data: { teamOnly: true, members: [scene.admin.userId] } },
  });
  expect(await endOf(action)).toEqual({ state: 'done', stop_code: null, done: 0, failed: 51, given: 0 });
  const address = `/api/bulk-actions/${action.bulkActionId}/failures`;
  const { failures, reasons } = (await nimble.call('GET', address, { token: person.token })).body.data;
  expect(reasons).toMatchObject([{ code: 'submission.not_found', count: 51 }]);
  expect(failures[0]).toMatchObject({ submissionId: action.ids[0], candidateName: null });
  const byAdmin = await nimble.call('GET', address, { token: scene.admin.token });
  expect(byAdmin.body.error.code).toBe('bulk_action.not_found');
});
