import { mostBulkActions } from '@nimble/contracts/bulk-actions';
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

test('extra time is given to each candidate for their job, and undone unless it was changed since', async () => {
  const { id, ids } = await scene.jobWith(3);
  const given = async () => {
    const { body } = await nimble.call('GET', `/api/jobs/${id}/extra-time`, { token: scene.admin.token });
    return body.data.map(({ factor }: { factor: number }) => factor);
  };
  await scene.start({ kind: 'extra_time', factor: 2 }, named(...ids.slice(0, 1)));
  const { body } = await scene.start({ kind: 'extra_time', factor: 1.5 }, named(...ids));
  expect(body.data).toMatchObject({ done: 3, undoUntil: expect.any(String) });
  expect(await given()).toEqual([1.5, 1.5, 1.5]);
  expect((await scene.audited('submission.extra_time_given', ids)).slice(1)).toEqual(ids);
  await scene.start({ kind: 'extra_time', factor: 3 }, named(...ids.slice(2)));
  const undone = (await scene.act(body.data.id, 'undo')).body.data;
  expect(undone).toMatchObject({ kind: 'undo', done: 2, failed: 1 });
  expect(await scene.failuresOf(undone.id)).toMatchObject({
    failures: [{ submissionId: ids[2], code: 'submission.changed_meanwhile' }],
  });
  expect((await given()).toSorted()).toEqual([2, 3]);
});

test('a reviewer is assigned to all, hears of it once, and undoing restores what there was', async () => {
  const { id, ids } = await scene.jobWith(520);
  const reviewer = await addPerson(nimble, scene.admin.companyId, 'sub_admin');
  const assign = (dueOn: string | null, selection: object) =>
    scene.start({ kind: 'assign', userId: reviewer.userId, dueOn }, selection);
  const dueOf = async (submissionId: number) => {
    const url = `/api/submissions/${submissionId}/reviewers`;
    const { body } = await nimble.call('GET', url, { token: scene.admin.token });
    return body.data.map(({ dueOn }: { dueOn: string | null }) => dueOn);
  };
  const first = ids[0] ?? 0;
  const second = ids[1] ?? 0;
  await assign('2099-01-01', named(first));
  const { body } = await assign('2099-02-02', ofJob(id, 520));
  expect(body.data).toMatchObject({ kind: 'assign', state: 'waiting' });
  await nimble.runTasks();
  expect(await scene.read(body.data.id)).toMatchObject({ state: 'done', done: 520, failed: 0 });
  expect([await dueOf(first), await dueOf(second)]).toEqual([['2099-02-02'], ['2099-02-02']]);
  expect(await scene.audited('submission.reviewer_assigned', ids)).toHaveLength(520);
  expect(await scene.audited('submission.due_date_changed', ids)).toEqual([first]);
  const { body: notices } = await nimble.call('GET', '/api/notifications', { token: reviewer.token });
  const titles = notices.data.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title.includes('review'))).toEqual([
    '519 interviews to review',
    'Interview to review',
  ]);

  await nimble.call('DELETE', `/api/submissions/${second}/reviewers/${reviewer.userId}`, {
    token: scene.admin.token,
  });
  const undo = (await scene.act(body.data.id, 'undo')).body.data;
  await nimble.runTasks();
  expect(await scene.read(undo.id)).toMatchObject({ kind: 'undo', state: 'done', done: 519, failed: 1 });
  expect([await dueOf(first), await dueOf(second), await dueOf(ids[2] ?? 0)]).toEqual([
    ['2099-01-01'],
    [],
    [],
  ]);
});

test('who may not review is assigned to nobody, and the failures say so', async () => {
  const viewer = await addPerson(nimble, scene.admin.companyId, 'viewer');
  const id = await scene.submitted('pending');
  for (const [userId, code] of [
    [viewer.userId, 'assignment.may_not_review'],
    [999_999, 'assignment.person_not_found'],
  ]) {
    const { body } = await scene.start({ kind: 'assign', userId, dueOn: null }, named(id, scene.foreignId));
    expect(body.data).toMatchObject({ done: 0, failed: 2, undoUntil: null });
    const codes = (await scene.failuresOf(body.data.id)).failures.map((one: { code: string }) => one.code);
    expect(codes.toSorted()).toEqual([code, 'submission.not_found']);
  }
});

test('those whose decision the email fits are emailed, each once, and undoing cancels what waits', async () => {
  const [rejected, pending, approved] = [
    await scene.submitted('rejected'),
    await scene.submitted('pending'),
    await scene.submitted('shortlisted'),
  ];
  const mail = { kind: 'rejected' };
  const { body } = await scene.start({ kind: 'mail', mail }, named(rejected, pending, approved));
  expect(body.data).toMatchObject({ kind: 'mail', mail: 'rejected', status: null, done: 1, failed: 2 });
  expect((await scene.failuresOf(body.data.id)).reasons).toMatchObject([
    { code: 'decision_mail.unsuitable', count: 2 },
  ]);
  expect(await scene.audited('submission.mail_planned', [rejected, pending, approved])).toEqual([rejected]);
  const again = (await scene.start({ kind: 'mail', mail }, named(rejected))).body.data;
  expect(again).toMatchObject({ done: 0, failed: 1, undoUntil: null });
  expect((await scene.failuresOf(again.id)).reasons).toMatchObject([{ code: 'decision_mail.repeated' }]);

  // Another email of the same candidate stays.
  const other = (await scene.start({ kind: 'mail', mail: { kind: 'seen' } }, named(rejected))).body.data;
  expect((await scene.act(body.data.id, 'undo')).body.data).toMatchObject({ done: 1, failed: 0 });
  const kinds = async () => {
    const { body: mails } = await nimble.call('GET', `/api/submissions/${rejected}/mails`, {
      token: scene.admin.token,
    });
    return mails.data.map(({ kind }: { kind: string }) => kind);
  };
  expect(await kinds()).toEqual(['seen']);
  await nimble.pool.query('UPDATE decision_mails SET handed_over_at = now() WHERE submission_id = $1', [
    rejected,
  ]);
  const late = (await scene.act(other.id, 'undo')).body.data;
  expect(late).toMatchObject({ done: 0, failed: 1 });
  expect((await scene.failuresOf(late.id)).reasons).toMatchObject([{ code: 'decision_mail.sent' }]);
});

test('undoing a decision also cancels the emails to those who had it before', async () => {
  const [pending, rejected] = [await scene.submitted('pending'), await scene.submitted('rejected')];
  const rejecting = { kind: 'status', status: 'rejected', mail: { kind: 'rejected' } };
  const { body } = await scene.start(rejecting, named(pending, rejected));
  expect(body.data).toMatchObject({ done: 2, failed: 0 });
  const undone = (await scene.act(body.data.id, 'undo')).body.data;
  expect(undone).toMatchObject({ kind: 'undo', total: 2, done: 2, failed: 0 });
  const sent = nimble.mails.length;
  await nimble.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await nimble.runTasks();
  const subjects = nimble.mails.slice(sent).map(({ to, subject }) => `${to} ${subject}`);
  expect(subjects.filter((subject) => subject.startsWith('candidate'))).toEqual([]);
  const { rows } = await nimble.pool.query(
    'SELECT status, (SELECT count(*)::integer FROM decision_mails WHERE submission_id = submissions.id) AS mails FROM submissions WHERE id = ANY($1) ORDER BY id',
    [[pending, rejected]],
  );
  expect(rows).toEqual([
    { status: 'pending', mails: 0 },
    { status: 'rejected', mails: 0 },
  ]);
  expect(await scene.audited('submission.mail_canceled', [pending, rejected])).toHaveLength(2);
});

test('undoing a decision of candidates who all had it before cancels their emails, unless one has left', async () => {
  const ids = [await scene.submitted('rejected'), await scene.submitted('rejected')];
  const rejecting = { kind: 'status', status: 'rejected', mail: { kind: 'rejected' } };
  const { body } = await scene.start(rejecting, named(...ids));
  await nimble.pool.query('UPDATE decision_mails SET handed_over_at = now() WHERE submission_id = $1', [
    ids[0],
  ]);
  const undone = (await scene.act(body.data.id, 'undo')).body.data;
  expect(undone).toMatchObject({ total: 2, done: 1, failed: 1 });
  expect((await scene.failuresOf(undone.id)).failures).toMatchObject([
    { submissionId: ids[0], code: 'decision_mail.sent' },
  ]);
});

test('undoing leaves a newer email of the same kind that a colleague has started meanwhile', async () => {
  const mail = { kind: 'rejected' };
  for (const change of [
    { kind: 'mail', mail },
    { kind: 'status', status: 'rejected', mail },
  ]) {
    const [own, newer] = [await scene.submitted('rejected'), await scene.submitted('rejected')];
    const { body } = await scene.start(change, named(own, newer));
    await nimble.pool.query('DELETE FROM decision_mails WHERE submission_id = $1', [newer]);
    await scene.start({ kind: 'mail', mail }, named(newer), scene.colleague);
    const undone = (await scene.act(body.data.id, 'undo')).body.data;
    expect(undone).toMatchObject({ done: 1, failed: 1 });
    const { rows } = await nimble.pool.query(
      'SELECT submission_id FROM decision_mails WHERE submission_id = ANY($1)',
      [[own, newer]],
    );
    expect(rows.map(({ submission_id }) => Number(submission_id))).toEqual([newer]);
  }
});

test('more emails than the company may send refuse the whole before anything is changed', async () => {
  const { id, ids } = await scene.jobWith(60);
  const mail = { kind: 'rejected' };
  const rejecting = { kind: 'status', status: 'rejected', mail };
  // So many are left of the first day's 200.
  await nimble.pool.query(
    `INSERT INTO company_mails (company_id, kind, address_digest)
     SELECT $1, 'invitation', sha256(n::text::bytea)
     FROM generate_series(1, 160 - (SELECT count(*)::integer FROM company_mails WHERE company_id = $1)) n`,
    [scene.admin.companyId],
  );
  const refused = await scene.start(rejecting, ofJob(id, 60));
  expect([refused.status, refused.body.error.code]).toEqual([422, 'bulk_action.too_many_mails']);
  const statuses = async () => {
    const { rows } = await nimble.pool.query('SELECT DISTINCT status FROM submissions WHERE id = ANY($1)', [
      ids,
    ]);
    return rows.map(({ status }) => status);
  };
  expect(await statuses()).toEqual(['pending']);
  const started = await scene.start(rejecting, named(...ids.slice(0, 30)));
  expect(started.body.data).toMatchObject({ done: 30, failed: 0 });
  expect(refused.body.error.message).toContain('60 emails, and your company can send 40 more now');
  // Those who have the email already need no other one, and those of another decision get none.
  const again = await scene.start({ kind: 'mail', mail }, named(...ids.slice(0, 45)));
  expect(again.body.data).toMatchObject({ total: 45, done: 0, failed: 45 });
  // What a running action will still send is no room for the next.
  await nimble.pool.query(
    `INSERT INTO bulk_actions (company_id, user_id, kind, change, total, done)
     VALUES ($1, $2, 'status', $3, 25, 5)`,
    [scene.admin.companyId, scene.admin.userId, rejecting],
  );
  const next = await scene.start(rejecting, named(...ids.slice(30, 40)));
  expect(next.body.error.code).toBe('bulk_action.too_many_mails');
  await nimble.pool.query('DELETE FROM bulk_actions WHERE total = 25');
});

test('a company has at most so many in progress, however many are started at once', async () => {
  const { id } = await scene.jobWith(51);
  const start = () => scene.start({ kind: 'extra_time', factor: 1.5 }, ofJob(id, 51));
  const answers = await Promise.all(Array.from({ length: mostBulkActions + 3 }, start));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.error.code)).toEqual(Array(3).fill('bulk_action.too_many_running'));
  await nimble.runTasks();
  expect((await start()).status).toBe(200);
});
