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
