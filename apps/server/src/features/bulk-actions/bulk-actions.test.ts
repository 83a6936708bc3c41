import { bulkUndoMinutes, mostInBulk } from '@nimble/contracts/bulk-actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let colleague: string;
let job: Awaited<ReturnType<typeof activeJob>>;
let foreignId: number;

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Deciders');
  colleague = (await addPerson(nimble, admin.companyId, 'admin')).token;
  job = await activeJob(nimble, admin.token, 'Baker');
  const stranger = await signedInAdmin(nimble, 'Strangers');
  foreignId = await submitted('pending', await activeJob(nimble, stranger.token, 'Miller'));
});
afterAll(() => nimble.close());

let count = 0;

async function submitted(status: string, of = job): Promise<number> {
  count += 1;
  const { submissionId } = await begunInterview(nimble, of, `candidate${count}@example.com`);
  await nimble.pool.query('UPDATE submissions SET status = $2 WHERE id = $1', [submissionId, status]);
  return submissionId;
}

const start = (change: object, selection: object, token = admin.token) =>
  nimble.call('POST', '/api/bulk-actions', { token, body: { data: { change, selection } } });
const named = (...ids: number[]) => ({ by: 'ids', submissions: ids.map((id) => ({ id })) });
const ofJob = (jobId: number, count: number) => ({ by: 'filters', filters: { job: { $eq: jobId } }, count });
const giving = (status: string) => ({ kind: 'status', status });
const act = (id: number, action: 'undo' | 'cancel', token = admin.token) =>
  nimble.call('POST', `/api/bulk-actions/${id}/${action}`, { token });
const read = async (id: number) =>
  (await nimble.call('GET', `/api/bulk-actions/${id}`, { token: admin.token })).body.data;
const failuresOf = async (id: number) =>
  (await nimble.call('GET', `/api/bulk-actions/${id}/failures`, { token: admin.token })).body.data;
const review = (id: number, data: object, token = colleague) =>
  nimble.call('PUT', `/api/submissions/${id}`, { token, body: { data } });
const statusesOf = async (ids: readonly number[]) => {
  const { rows } = await nimble.pool.query('SELECT id, status FROM submissions WHERE id = ANY($1)', [ids]);
  const found = new Map(rows.map(({ id, status }) => [Number(id), status]));
  return ids.map((id) => found.get(id));
};
const audited = async (action: string, ids: readonly number[]) => {
  const { rows } = await nimble.pool.query(
    'SELECT subject_id FROM audit_events WHERE action = $1 AND subject_id = ANY($2) ORDER BY id',
    [action, ids],
  );
  return rows.map(({ subject_id }) => Number(subject_id));
};

/** A job with so many finished interviews. */
async function jobWith(amount: number) {
  const made = await activeJob(nimble, admin.token, `Job of ${amount}`);
  const first = await submitted('pending', made);
  const { rows } = await nimble.pool.query(
    `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at)
     SELECT company_id, job_id, 'Candidate ' || n, 'many' || n || '-' || job_id || '@example.com', 'pending', '{}', '{}', '1', now()
     FROM submissions, generate_series(2, $2) n WHERE id = $1 RETURNING id`,
    [first, amount],
  );
  return { ...made, ids: [first, ...rows.map(({ id }) => Number(id))] };
}

test('each that may have the status gets it; the others stay as they are, and the failures say why', async () => {
  const [one, two, processing, decided, begun] = [
    await submitted('pending'),
    await submitted('in_review'),
    await submitted('processing'),
    await submitted('shortlisted'),
    await submitted('uploading'),
  ];
  const ids = [one, two, processing, decided, begun, foreignId];
  const { status, body } = await start(giving('in_review'), named(...ids, one));
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
  const { failures, reasons } = await failuresOf(body.data.id);
  expect(
    new Map(failures.map((one: { submissionId: number; code: string }) => [one.submissionId, one.code])),
  ).toEqual(
    new Map([
      [processing, 'submission.processing'],
      [decided, 'submission.decided'],
      [begun, 'submission.not_found'],
      [foreignId, 'submission.not_found'],
    ]),
  );
  expect(
    failures.find((one: { submissionId: number }) => one.submissionId === foreignId).candidateName,
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
  expect(await audited('submission.status_changed', ids)).toEqual([one]);
  expect(await audited('bulk_action.created', [body.data.id])).toHaveLength(1);
});

test('what a colleague has decided meanwhile is left as it is', async () => {
  const [one, two] = [await submitted('pending'), await submitted('pending')];
  await review(one, { status: 'rejected' });
  const submissions = [one, two].map((id) => ({ id, status: 'pending' }));
  const { body } = await start(giving('shortlisted'), { by: 'ids', submissions });
  expect(body.data).toMatchObject({ done: 1, failed: 1 });
  expect((await failuresOf(body.data.id)).failures).toMatchObject([
    { submissionId: one, code: 'submission.changed_meanwhile' },
  ]);
  expect(await statusesOf([one, two])).toEqual(['rejected', 'shortlisted']);
});

test('all that match are changed in parts in the background, and later arrivals are not', async () => {
  const { ids, ...made } = await jobWith(1203);
  const { id } = made;
  const { body } = await start(giving('rejected'), ofJob(id, 1203));
  expect(body.data).toMatchObject({ state: 'waiting', total: 1203, done: 0 });
  const later = await submitted('pending', made);
  await nimble.runTasks();
  expect(await read(body.data.id)).toMatchObject({ state: 'done', done: 1203, failed: 0 });
  expect(new Set(await statusesOf(ids))).toEqual(new Set(['rejected']));
  expect(await statusesOf([later])).toEqual(['pending']);
  expect(await audited('submission.status_changed', ids)).toHaveLength(1203);
  const { body: stats } = await nimble.call('GET', `/api/submissions/stats/${id}`, { token: admin.token });
  expect(stats.stats).toMatchObject({ rejected: 1203 });
  const { body: notices } = await nimble.call('GET', '/api/notifications', { token: colleague });
  expect(notices.data[0].title).toBe('1,203 candidates rejected');

  const undo = await act(body.data.id, 'undo');
  expect(undo.body.data).toMatchObject({ kind: 'undo', state: 'waiting', total: 1203 });
  await review(ids[7] ?? 0, { status: 'shortlisted' });
  await nimble.runTasks();
  expect(await read(undo.body.data.id)).toMatchObject({
    state: 'done',
    done: 1202,
    failed: 1,
    undoUntil: null,
  });
  expect(await statusesOf(ids.slice(6, 9))).toEqual(['pending', 'shortlisted', 'pending']);
  expect((await act(body.data.id, 'undo')).body.error.code).toBe('bulk_action.undo_expired');
});

test('a worker that is killed within a part has done nothing of it, and the next one continues behind the last', async () => {
  const { id, ids } = await jobWith(700);
  const { body } = await start(giving('shortlisted'), ofJob(id, 700));
  // What a killed worker leaves behind: its first part is committed, the second one is rolled back.
  await nimble.pool.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
    CREATE TRIGGER die AFTER UPDATE ON submissions FOR EACH ROW WHEN (NEW.id = ${ids.at(-1)}) EXECUTE FUNCTION die()`);
  await nimble.runTasks();
  expect(await read(body.data.id)).toMatchObject({ state: 'running', done: 500, failed: 0 });
  expect(await audited('submission.status_changed', ids)).toHaveLength(500);
  await nimble.pool.query(
    'DROP FUNCTION die CASCADE; UPDATE graphile_worker._private_jobs SET run_at = now()',
  );
  await nimble.runTasks();
  expect(await read(body.data.id)).toMatchObject({ state: 'done', done: 700, failed: 0 });
  expect(await audited('submission.status_changed', ids)).toHaveLength(700);
});

test('the rest is left when it is canceled, or when the person loses the right', async () => {
  const canceled = await jobWith(501);
  const first = (await start(giving('shortlisted'), ofJob(canceled.id, 501))).body.data;
  expect((await act(first.id, 'cancel', colleague)).status).toBe(404);
  expect((await act(first.id, 'cancel')).body.data).toMatchObject({ state: 'canceled', done: 0 });
  expect((await act(first.id, 'cancel')).body.error.code).toBe('bulk_action.finished');

  const person = await addPerson(nimble, admin.companyId, 'admin');
  const second = (await start(giving('shortlisted'), ofJob(canceled.id, 501), person.token)).body.data;
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
  const { id, ids } = await jobWith(60);
  const { body } = await start({ kind: 'delete' }, ofJob(id, 60));
  await nimble.runTasks();
  expect(await read(body.data.id)).toMatchObject({ state: 'done', done: 60, undoUntil: null });
  expect(await statusesOf([...ids, foreignId])).toEqual([...ids.map(() => undefined), 'pending']);
  expect(await audited('submission.deleted', [...ids, foreignId])).toEqual(ids);
  // Again, as after an answer that was lost.
  expect((await start({ kind: 'delete' }, named(...ids.slice(0, 2)))).body.data).toMatchObject({ done: 2 });
  expect((await act(body.data.id, 'undo')).body.error.code).toBe('bulk_action.undo_expired');
});

test('extra time is given to each candidate for their job, and undone unless it was changed since', async () => {
  const { id, ids } = await jobWith(3);
  const given = async () => {
    const { body } = await nimble.call('GET', `/api/jobs/${id}/extra-time`, { token: admin.token });
    return body.data.map(({ factor }: { factor: number }) => factor);
  };
  await start({ kind: 'extra_time', factor: 2 }, named(...ids.slice(0, 1)));
  const { body } = await start({ kind: 'extra_time', factor: 1.5 }, named(...ids));
  expect(body.data).toMatchObject({ done: 3, undoUntil: expect.any(String) });
  expect(await given()).toEqual([1.5, 1.5, 1.5]);
  await start({ kind: 'extra_time', factor: 3 }, named(...ids.slice(2)));
  const undone = (await act(body.data.id, 'undo')).body.data;
  expect(undone).toMatchObject({ kind: 'undo', done: 2, failed: 1 });
  expect(await failuresOf(undone.id)).toMatchObject({
    failures: [{ submissionId: ids[2], code: 'submission.changed_meanwhile' }],
  });
  expect((await given()).toSorted()).toEqual([2, 3]);
});

test('a reviewer is assigned to all, hears of it once, and undoing restores what there was', async () => {
  const { id, ids } = await jobWith(520);
  const reviewer = await addPerson(nimble, admin.companyId, 'sub_admin');
  const assign = (dueOn: string | null, selection: object) =>
    start({ kind: 'assign', userId: reviewer.userId, dueOn }, selection);
  const dueOf = async (submissionId: number) => {
    const url = `/api/submissions/${submissionId}/reviewers`;
    const { body } = await nimble.call('GET', url, { token: admin.token });
    return body.data.map(({ dueOn }: { dueOn: string | null }) => dueOn);
  };
  const first = ids[0] ?? 0;
  const second = ids[1] ?? 0;
  await assign('2099-01-01', named(first));
  const { body } = await assign('2099-02-02', ofJob(id, 520));
  expect(body.data).toMatchObject({ kind: 'assign', state: 'waiting' });
  await nimble.runTasks();
  expect(await read(body.data.id)).toMatchObject({ state: 'done', done: 520, failed: 0 });
  expect([await dueOf(first), await dueOf(second)]).toEqual([['2099-02-02'], ['2099-02-02']]);
  expect(await audited('submission.reviewer_assigned', ids)).toHaveLength(520);
  expect(await audited('submission.due_date_changed', ids)).toEqual([first]);
  const { body: notices } = await nimble.call('GET', '/api/notifications', { token: reviewer.token });
  const titles = notices.data.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title.includes('review'))).toEqual([
    '520 interviews to review',
    'Interview to review',
  ]);

  await nimble.call('DELETE', `/api/submissions/${second}/reviewers/${reviewer.userId}`, {
    token: admin.token,
  });
  const undo = (await act(body.data.id, 'undo')).body.data;
  await nimble.runTasks();
  expect(await read(undo.id)).toMatchObject({ kind: 'undo', state: 'done', done: 519, failed: 1 });
  expect([await dueOf(first), await dueOf(second), await dueOf(ids[2] ?? 0)]).toEqual([
    ['2099-01-01'],
    [],
    [],
  ]);
});

test('who may not review is assigned to nobody, and the failures say so', async () => {
  const viewer = await addPerson(nimble, admin.companyId, 'viewer');
  const id = await submitted('pending');
  for (const [userId, code] of [
    [viewer.userId, 'assignment.may_not_review'],
    [999_999, 'assignment.person_not_found'],
  ]) {
    const { body } = await start({ kind: 'assign', userId, dueOn: null }, named(id, foreignId));
    expect(body.data).toMatchObject({ done: 0, failed: 2, undoUntil: null });
    const codes = (await failuresOf(body.data.id)).failures.map((one: { code: string }) => one.code);
    expect(codes.toSorted()).toEqual([code, 'submission.not_found']);
  }
});

test('those whose decision the email fits are emailed, each once, and undoing cancels what waits', async () => {
  const [rejected, pending, approved] = [
    await submitted('rejected'),
    await submitted('pending'),
    await submitted('shortlisted'),
  ];
  const mail = { kind: 'rejected' };
  const { body } = await start({ kind: 'mail', mail }, named(rejected, pending, approved));
  expect(body.data).toMatchObject({ kind: 'mail', mail: 'rejected', status: null, done: 1, failed: 2 });
  expect((await failuresOf(body.data.id)).reasons).toMatchObject([
    { code: 'decision_mail.unsuitable', count: 2 },
  ]);
  expect(await audited('submission.mail_planned', [rejected, pending, approved])).toEqual([rejected]);
  const again = (await start({ kind: 'mail', mail }, named(rejected))).body.data;
  expect(again).toMatchObject({ done: 0, failed: 1, undoUntil: null });
  expect((await failuresOf(again.id)).reasons).toMatchObject([{ code: 'decision_mail.repeated' }]);

  // Another email of the same candidate stays.
  const other = (await start({ kind: 'mail', mail: { kind: 'seen' } }, named(rejected))).body.data;
  expect((await act(body.data.id, 'undo')).body.data).toMatchObject({ done: 1, failed: 0 });
  const kinds = async () => {
    const { body: mails } = await nimble.call('GET', `/api/submissions/${rejected}/mails`, {
      token: admin.token,
    });
    return mails.data.map(({ kind }: { kind: string }) => kind);
  };
  expect(await kinds()).toEqual(['seen']);
  await nimble.pool.query('UPDATE decision_mails SET handed_over_at = now() WHERE submission_id = $1', [
    rejected,
  ]);
  const late = (await act(other.id, 'undo')).body.data;
  expect(late).toMatchObject({ done: 0, failed: 1 });
  expect((await failuresOf(late.id)).reasons).toMatchObject([{ code: 'decision_mail.sent' }]);
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
  ['a name of the prototype', JSON.parse('{"__proto__":{"$eq":"1"}}')],
  ['an unknown operator', { id: { $drop: 1 } }],
  ['a number that is too large', { id: { $eq: '99999999999999999999999' } }],
])('filters of a selection with %s change nothing', async (_, filters) => {
  const { status } = await start(giving('rejected'), { by: 'filters', filters, count: 10_000 });
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
  expect((await start(change, named(1))).status).toBe(400);
});

test('deleting needs its own right', async () => {
  const reviewer = await addPerson(nimble, admin.companyId, 'sub_admin');
  const id = await submitted('pending');
  expect((await start({ kind: 'delete' }, named(id), reviewer.token)).status).toBe(403);
  expect((await start(giving('in_review'), named(id), reviewer.token)).status).toBe(200);
});

test('more than the person saw, none, and too many are refused as a whole', async () => {
  const { id, ids } = await jobWith(3);
  const more = await start(giving('rejected'), ofJob(id, 2));
  expect([more.status, more.body.error.code]).toEqual([409, 'bulk_action.more_match']);
  expect(await statusesOf(ids)).toEqual(['pending', 'pending', 'pending']);
  expect((await start(giving('rejected'), ofJob(999_999, 2))).body.error.code).toBe('bulk_action.none');
  expect(
    (await start(giving('rejected'), { by: 'filters', filters: { secret: { $eq: '1' } }, count: 2 })).status,
  ).toBe(400);
  expect((await start(giving('pending'), named(1))).status).toBe(400);
  expect((await start(giving('rejected'), { by: 'ids', submissions: [] })).status).toBe(400);
  const mail = { kind: 'rejected' };
  expect((await start({ ...giving('shortlisted'), mail }, named(1))).body.error.code).toBe(
    'decision_mail.unsuitable',
  );

  // Without counting them one by one.
  await nimble.pool.query('ALTER TABLE submissions DISABLE TRIGGER USER');
  const many = await jobWith(mostInBulk + 1);
  await nimble.pool.query('ALTER TABLE submissions ENABLE TRIGGER USER');
  const tooMany = await start(giving('rejected'), ofJob(many.id, 20_000));
  expect([tooMany.status, tooMany.body.error.code]).toEqual([422, 'bulk_action.too_many']);
});

test('undoing ends with its time', async () => {
  const id = await submitted('pending');
  const { body } = await start(giving('in_review'), named(id));
  expect(body.data.undoUntil).not.toBeNull();
  await nimble.pool.query(
    'UPDATE bulk_actions SET finished_at = finished_at - make_interval(mins => $2) WHERE id = $1',
    [body.data.id, bulkUndoMinutes],
  );
  expect((await act(body.data.id, 'undo')).body.error.code).toBe('bulk_action.undo_expired');
  expect((await read(body.data.id)).undoUntil).toBeNull();
});
