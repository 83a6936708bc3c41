import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBulkScene, named } from '../../testing/bulk-scene.ts';
import { holdRows } from '../../testing/held-rows.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('those that needed no change are counted apart, and undoing says the same number', async () => {
  const scene = await createBulkScene(nimble);
  const ids = [await scene.submitted('in_review'), await scene.submitted('pending')];
  const { body } = await scene.start({ kind: 'status', status: 'in_review' }, named(...ids));
  expect(body.data).toMatchObject({ total: 2, done: 2, unchanged: 1, undoUntil: expect.any(String) });
  const undone = (await scene.act(body.data.id, 'undo')).body.data;
  expect(undone).toMatchObject({ total: 1, done: 1, unchanged: 0 });
  const again = await scene.start({ kind: 'status', status: 'in_review' }, named(...ids.slice(0, 1)));
  expect(again.body.data).toMatchObject({ done: 1, unchanged: 1, undoUntil: null });
  const deleted = await scene.start({ kind: 'delete' }, named(...ids));
  expect(deleted.body.data).toMatchObject({ done: 2, unchanged: 0 });
});

test('of two undos at once, one is done and the other one is refused', async () => {
  const scene = await createBulkScene(nimble);
  const id = await scene.submitted('pending');
  const { body } = await scene.start({ kind: 'status', status: 'rejected' }, named(id));
  const held = await holdRows(nimble, 'SELECT FROM bulk_actions WHERE id = $1', [body.data.id]);
  const undos = [scene.act(body.data.id, 'undo'), scene.act(body.data.id, 'undo')];
  await held.areWaiting(2);
  await held.release();
  const answers = await Promise.all(undos);
  const codes = answers.map((answer) => answer.body.error?.code ?? answer.status);
  expect(new Set(codes)).toEqual(new Set([200, 'bulk_action.undo_expired']));
});

test('an email that was sent about an earlier decision does not block the undo of a later one', async () => {
  const scene = await createBulkScene(nimble);
  const id = await scene.submitted('pending');
  await scene.start({ kind: 'status', status: 'rejected', mail: { kind: 'rejected' } }, named(id));
  await nimble.pool.query('UPDATE decision_mails SET handed_over_at = now() WHERE submission_id = $1', [id]);
  const { body } = await scene.start({ kind: 'status', status: 'shortlisted' }, named(id));
  expect((await scene.act(body.data.id, 'undo')).body.data).toMatchObject({ done: 1, failed: 0 });
});

test('a candidate decided after a move to the built-in stage keeps the decision, and gets no stage of another status', async () => {
  const scene = await createBulkScene(nimble);
  const stage = async (name: string, status: string) => {
    const { token } = scene.admin;
    const { body } = await nimble.call('POST', '/api/stages', { token, body: { data: { name, status } } });
    return body.data.id as number;
  };
  const talk = await stage('Talk', 'in_review');
  const id = await scene.submitted('in_review');
  await scene.start({ kind: 'stage', stageId: talk }, named(id));
  const { body } = await scene.start({ kind: 'stage', stageId: null }, named(id));
  await scene.start({ kind: 'status', status: 'shortlisted' }, named(id), scene.colleague);
  const undone = (await scene.act(body.data.id, 'undo')).body.data;
  expect(undone).toMatchObject({ done: 0, failed: 1 });
  expect((await scene.failuresOf(undone.id)).reasons).toMatchObject([
    { code: 'submission.changed_meanwhile' },
  ]);
  const { rows } = await nimble.pool.query('SELECT status, stage_id FROM submissions WHERE id = $1', [id]);
  expect(rows).toEqual([{ status: 'shortlisted', stage_id: null }]);
});

test('a status takes the stage of the earlier one away, and undoing gives both back', async () => {
  const scene = await createBulkScene(nimble);
  const { token } = scene.admin;
  const data = { name: 'First talk', status: 'in_review' };
  const talk = (await nimble.call('POST', '/api/stages', { token, body: { data } })).body.data.id;
  const id = await scene.submitted('in_review');
  const shown = async () => {
    const { rows } = await nimble.pool.query(
      'SELECT status, stage_id, completed_at IS NOT NULL AS completed FROM submissions WHERE id = $1',
      [id],
    );
    return rows[0];
  };
  await scene.start({ kind: 'stage', stageId: talk }, named(id));
  const { body } = await scene.start({ kind: 'status', status: 'reviewed' }, named(id));
  expect(await shown()).toEqual({ status: 'reviewed', stage_id: null, completed: true });
  await scene.act(body.data.id, 'undo');
  expect(await shown()).toEqual({ status: 'in_review', stage_id: talk, completed: false });
});

test('another decision on many cancels the emails about the earlier one that still wait', async () => {
  const scene = await createBulkScene(nimble);
  const { token } = scene.admin;
  const data = { name: 'Offer', status: 'shortlisted' };
  const offer = (await nimble.call('POST', '/api/stages', { token, body: { data } })).body.data.id;
  for (const change of [
    { kind: 'status', status: 'shortlisted' },
    { kind: 'stage', stageId: offer },
  ]) {
    const id = await scene.submitted('pending');
    await scene.start({ kind: 'status', status: 'rejected', mail: { kind: 'rejected' } }, named(id));
    const waiting = async () =>
      (await nimble.pool.query('SELECT kind FROM decision_mails WHERE submission_id = $1', [id])).rowCount;
    expect(await waiting()).toBe(1);
    expect((await scene.start(change, named(id))).body.data).toMatchObject({ done: 1, failed: 0 });
    expect(await waiting()).toBe(0);
  }
});
