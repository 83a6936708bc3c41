import { bulkUndoMinutes, mostInBulk } from '@nimble/contracts/bulk-actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkScene, createBulkScene, named, ofJob } from '../../testing/bulk-scene.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let scene: BulkScene;

beforeAll(async () => {
  nimble = await createTestApp();
  scene = await createBulkScene(nimble);
});
afterAll(() => nimble.close());

const giving = (status: string) => ({ kind: 'status', status });
const review = (id: number, data: object, token = scene.colleague) =>
  nimble.call('PUT', `/api/submissions/${id}`, { token, body: { data } });
const statusesOf = async (ids: readonly number[]) => {
  const { rows } = await nimble.pool.query('SELECT id, status FROM submissions WHERE id = ANY($1)', [ids]);
  const found = new Map(rows.map(({ id, status }) => [Number(id), status]));
  return ids.map((id) => found.get(id));
};

test('each that may have the status gets it; the others stay as they are, and the failures say why', async () => {
  const [one, two, processing, decided, begun] = [
    await scene.submitted('pending'),
    await scene.submitted('in_review'),
    await scene.submitted('processing'),
    await scene.submitted('shortlisted'),
    await scene.submitted('uploading'),
  ];
  const ids = [one, two, processing, decided, begun, scene.foreignId];
  const { status, body } = await scene.start(giving('in_review'), named(...ids, one));
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({
      kind: 'status',
      state: 'done',
      status: 'in_review',
      total: 6,
      done: 2,
      failed: 4,
    }),
  ]);
  const { failures, reasons } = await scene.failuresOf(body.data.id);
  expect(
    new Map(failures.map((one: { submissionId: number; code: string }) => [one.submissionId, one.code])),
  ).toEqual(
    new Map([
      [processing, 'submission.processing'],
      [decided, 'submission.decided'],
      [begun, 'submission.not_found'],
      [scene.foreignId, 'submission.not_found'],
    ]),
  );
  expect(
    failures.find((one: { submissionId: number }) => one.submissionId === scene.foreignId).candidateName,
  ).toBeNull();
  expect(reasons).toHaveLength(3);
  expect(await statusesOf(ids)).toEqual([
    'in_review',
    'in_review',
    'processing',
    'shortlisted',
    'uploading',
    'pending',
  ]);
  expect(await scene.audited('submission.status_changed', ids)).toEqual([one]);
  expect(await scene.audited('bulk_action.created', [body.data.id])).toHaveLength(1);
});

test('what a colleague has decided meanwhile is left as it is', async () => {
  const [one, two] = [await scene.submitted('pending'), await scene.submitted('pending')];
  await review(one, { status: 'rejected' });
  const submissions = [one, two].map((id) => ({ id, status: 'pending' }));
  const { body } = await scene.start(giving('shortlisted'), { by: 'ids', submissions });
  expect(body.data).toMatchObject({ done: 1, failed: 1 });
  expect((await scene.failuresOf(body.data.id)).failures).toMatchObject([
    { submissionId: one, code: 'submission.changed_meanwhile' },
  ]);
  expect(await statusesOf([one, two])).toEqual(['rejected', 'shortlisted']);
});

test('all that match are changed in parts in the background, and later arrivals are not', async () => {
  const { ids, ...made } = await scene.jobWith(1203);
  const { id } = made;
  const { body } = await scene.start(giving('rejected'), ofJob(id, 1203));
  expect(body.data).toMatchObject({ state: 'waiting', total: 1203, done: 0 });
  const later = await scene.submitted('pending', made);
  await nimble.runTasks();
  expect(await scene.read(body.data.id)).toMatchObject({ state: 'done', done: 1203, failed: 0 });
  expect(new Set(await statusesOf(ids))).toEqual(new Set(['rejected']));
  expect(await statusesOf([later])).toEqual(['pending']);
  expect(await scene.audited('submission.status_changed', ids)).toHaveLength(1203);
  const { body: stats } = await nimble.call('GET', `/api/submissions/stats/${id}`, {
    token: scene.admin.token,
  });
  expect(stats.stats).toMatchObject({ rejected: 1203 });
  const { body: notices } = await nimble.call('GET', '/api/notifications', { token: scene.colleague });
  expect(notices.data[0].title).toBe('1,203 candidates rejected');

  const undo = await scene.act(body.data.id, 'undo');
  expect(undo.body.data).toMatchObject({ kind: 'undo', state: 'waiting', total: 1203 });
  await review(ids[7] ?? 0, { status: 'shortlisted' });
  await nimble.runTasks();
  expect(await scene.read(undo.body.data.id)).toMatchObject({
    state: 'done',
    done: 1202,
    failed: 1,
    undoUntil: null,
  });
  expect(await statusesOf(ids.slice(6, 9))).toEqual(['pending', 'shortlisted', 'pending']);
  expect((await scene.act(body.data.id, 'undo')).body.error.code).toBe('bulk_action.undo_expired');
});

test('a worker that is killed within a part has done nothing of it, and the next one continues behind the last', async () => {
  const { id, ids } = await scene.jobWith(700);
  const { body } = await scene.start(giving('shortlisted'), ofJob(id, 700));
  // What a killed worker leaves behind: its first part is committed, the second one is rolled back.
  await nimble.pool.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
    CREATE TRIGGER die AFTER UPDATE ON submissions FOR EACH ROW WHEN (NEW.id = ${ids.at(-1)}) EXECUTE FUNCTION die()`);
  await nimble.runTasks();
  expect(await scene.read(body.data.id)).toMatchObject({ state: 'running', done: 500, failed: 0 });
  expect(await scene.audited('submission.status_changed', ids)).toHaveLength(500);
  await nimble.pool.query(
    'DROP FUNCTION die CASCADE; UPDATE graphile_worker._private_jobs SET run_at = now()',
  );
  await nimble.runTasks();
  expect(await scene.read(body.data.id)).toMatchObject({ state: 'done', done: 700, failed: 0 });
  expect(await scene.audited('submission.status_changed', ids)).toHaveLength(700);
});

test('the rest is left when it is canceled, or when the person loses the permission', async () => {
  const canceled = await scene.jobWith(501);
  const first = (await scene.start(giving('shortlisted'), ofJob(canceled.id, 501))).body.data;
  expect((await scene.act(first.id, 'cancel', scene.colleague)).status).toBe(404);
  expect((await scene.act(first.id, 'cancel')).body.data).toMatchObject({ state: 'canceled', done: 0 });
  expect((await scene.act(first.id, 'cancel')).body.error.code).toBe('bulk_action.finished');

  const person = await addPerson(nimble, scene.admin.companyId, 'admin');
  const second = (await scene.start(giving('shortlisted'), ofJob(canceled.id, 501), person.token)).body.data;
  await nimble.pool.query(
    `UPDATE users SET role_id = (SELECT id FROM roles WHERE name = 'viewer' AND company_id IS NULL) WHERE id = $1`,
    [person.userId],
  );
  await nimble.runTasks();
  const { rows } = await nimble.pool.query('SELECT state, stop_code, done FROM bulk_actions WHERE id = $1', [
    second.id,
  ]);
  expect(rows).toEqual([{ state: 'stopped', stop_code: 'request.forbidden', done: 0 }]);
  expect(new Set(await statusesOf(canceled.ids))).toEqual(new Set(['pending']));
});

test('many are deleted with an entry in the log for each; of another company none', async () => {
  const { id, ids } = await scene.jobWith(60);
  const { body } = await scene.start({ kind: 'delete' }, ofJob(id, 60));
  await nimble.runTasks();
  expect(await scene.read(body.data.id)).toMatchObject({ state: 'done', done: 60, undoUntil: null });
  expect(await statusesOf([...ids, scene.foreignId])).toEqual([...ids.map(() => undefined), 'pending']);
  expect(await scene.audited('submission.deleted', [...ids, scene.foreignId])).toEqual(ids);
  // Again, as after an answer that was lost.
  expect((await scene.start({ kind: 'delete' }, named(...ids.slice(0, 2)))).body.data).toMatchObject({
    done: 2,
  });
  expect((await scene.act(body.data.id, 'undo')).body.error.code).toBe('bulk_action.undo_expired');
});

test.each([
  [
    'nested too deeply',
    Array.from({ length: 12 }).reduce((inner) => ({ $and: [inner] }), { id: { $eq: 1 } }),
  ],
  ['too many values', { id: { $in: Array.from({ length: 61 }, (_, index) => index) } }],
  ['a text that is none', { candidateName: { $containsi: { text: 'a' } } }],
  ['nothing', { id: { $eq: null } }],
  ['a null character', { candidateName: { $containsi: 'a\u0000' } }],
  ['half a character', { $not: { candidateName: { $eq: 'a\ud800' } } }],
  ['a key that no text can hold', { $or: { '\u0000': { id: { $gt: 0 } } } }],
  ['a name of the prototype', JSON.parse('{"__proto__":{"$eq":"1"}}')],
  ['an unknown operator', { id: { $drop: 1 } }],
  ['a number that is too large', { id: { $eq: '99999999999999999999999' } }],
])('filters of a selection with %s change nothing', async (_, filters) => {
  const { status } = await scene.start(giving('rejected'), { by: 'filters', filters, count: 10_000 });
  expect([400, 422]).toContain(status);
});

test.each([
  { kind: 'assign', userId: 1.5, dueOn: null },
  { kind: 'assign', userId: 1, dueOn: '2026-02-30' },
  { kind: 'mail' },
  { kind: 'mail', mail: { kind: 'invitation' } },
  { kind: 'extra_time', factor: 1.3 },
  { kind: 'undo' },
])('the change %j is refused', async (change) => {
  expect((await scene.start(change, named(1))).status).toBe(400);
});

test('deleting needs its own permission', async () => {
  const reviewer = await addPerson(nimble, scene.admin.companyId, 'sub_admin');
  const id = await scene.submitted('pending');
  expect((await scene.start({ kind: 'delete' }, named(id), reviewer.token)).status).toBe(403);
  expect((await scene.start(giving('in_review'), named(id), reviewer.token)).status).toBe(200);
});

test('an interview that goes on is neither among those that match nor deleted', async () => {
  const made = await scene.jobWith(1);
  const begun = await scene.submitted('uploading', made);
  const { body } = await scene.start(giving('in_review'), ofJob(made.id, 1));
  expect(body.data).toMatchObject({ total: 1, done: 1, failed: 0 });
  await scene.start({ kind: 'delete' }, named(...made.ids, begun));
  expect(await statusesOf([...made.ids, begun])).toEqual([undefined, 'uploading']);
});

test('more than the person saw, none, and too many are refused as a whole', async () => {
  const { id, ids } = await scene.jobWith(3);
  const more = await scene.start(giving('rejected'), ofJob(id, 2));
  expect([more.status, more.body.error.code]).toEqual([409, 'bulk_action.more_match']);
  expect(await statusesOf(ids)).toEqual(['pending', 'pending', 'pending']);
  expect((await scene.start(giving('rejected'), ofJob(999_999, 2))).body.error.code).toBe('bulk_action.none');
  expect(
    (await scene.start(giving('rejected'), { by: 'filters', filters: { secret: { $eq: '1' } }, count: 2 }))
      .status,
  ).toBe(400);
  expect((await scene.start(giving('pending'), named(1))).status).toBe(400);
  expect((await scene.start(giving('rejected'), { by: 'ids', submissions: [] })).status).toBe(400);
  const mail = { kind: 'rejected' };
  expect((await scene.start({ ...giving('shortlisted'), mail }, named(1))).body.error.code).toBe(
    'decision_mail.unsuitable',
  );

  // Without counting them one by one.
  await nimble.pool.query('ALTER TABLE submissions DISABLE TRIGGER USER');
  const many = await scene.jobWith(mostInBulk + 1);
  await nimble.pool.query('ALTER TABLE submissions ENABLE TRIGGER USER');
  const tooMany = await scene.start(giving('rejected'), ofJob(many.id, 20_000));
  expect([tooMany.status, tooMany.body.error.code]).toEqual([422, 'bulk_action.too_many']);
});

test('undoing ends with its time', async () => {
  const id = await scene.submitted('pending');
  const { body } = await scene.start(giving('in_review'), named(id));
  expect(body.data.undoUntil).not.toBeNull();
  await nimble.pool.query(
    'UPDATE bulk_actions SET finished_at = finished_at - make_interval(mins => $2) WHERE id = $1',
    [body.data.id, bulkUndoMinutes],
  );
  expect((await scene.act(body.data.id, 'undo')).body.error.code).toBe('bulk_action.undo_expired');
  expect((await scene.read(body.data.id)).undoUntil).toBeNull();
});

test('results are swept after a week, and no earlier', async () => {
  const [older, newer] = [await scene.submitted('pending'), await scene.submitted('pending')];
  const [swept, kept] = [
    (await scene.start(giving('in_review'), named(older))).body.data.id,
    (await scene.start(giving('in_review'), named(newer))).body.data.id,
  ];
  await nimble.pool.query(
    'UPDATE bulk_actions SET created_at = created_at - make_interval(days => 6 + (id = $1)::integer)',
    [swept],
  );
  await nimble.pool.query(`SELECT graphile_worker.add_job('bulk-actions.sweep')`);
  await nimble.runTasks();
  const { rows } = await nimble.pool.query('SELECT id FROM bulk_actions WHERE id = ANY($1)', [[swept, kept]]);
  expect(rows.map(({ id }) => Number(id))).toEqual([kept]);
});
