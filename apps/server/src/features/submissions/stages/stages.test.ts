import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let job: Awaited<ReturnType<typeof activeJob>>;

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Stagers');
  job = await activeJob(nimble, admin.token, 'Baker');
});
afterAll(() => nimble.close());

let count = 0;
async function submitted(status = 'pending'): Promise<number> {
  count += 1;
  const { submissionId } = await begunInterview(nimble, job, `staged${count}@example.com`);
  await nimble.pool.query('UPDATE submissions SET status = $2 WHERE id = $1', [submissionId, status]);
  return submissionId;
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, data?: object, token = admin.token) =>
  nimble.call(method, url, { token, ...(data && { body: { data } }) });
const create = async (name: string, status: string): Promise<number> =>
  (await call('POST', '/api/stages', { name, status })).body.data.id;
const review = (id: number, changes: object, token = admin.token) =>
  call('PUT', `/api/submissions/${id}`, changes, token);
const shown = async (id: number) => {
  const { status, stage } = (await call('GET', `/api/submissions/${id}`)).body.data;
  return [status, stage?.name ?? null];
};
const idsWith = async (filter: string): Promise<number[]> => {
  const { body } = await call('GET', `/api/submissions?${filter}`);
  return body.data.map(({ id }: { id: number }) => id);
};
const audited = async (id: number) => {
  const { rows } = await nimble.pool.query(
    'SELECT action, details FROM audit_events WHERE subject_id = $1 ORDER BY id',
    [id],
  );
  return rows
    .filter(({ action }) => /^submission\.(stage|status)_changed$/.test(action))
    .map(({ action, details }) => [action, details]);
};
const reviewCounts = async () =>
  (
    await nimble.pool.query('SELECT * FROM submission_totals WHERE company_id = $1 ORDER BY job_id, status', [
      admin.companyId,
    ])
  ).rows;

test('a stage is created, renamed, moved among those of its status and deleted', async () => {
  const first = await create('  Phone call ', 'in_review');
  const second = await create('Trial day', 'in_review');
  const third = await create('Third talk', 'in_review');
  const waiting = await create('Waiting list', 'pending');
  expect(
    (await call('POST', '/api/stages', { name: 'PHONE CALL', status: 'rejected' })).body.error,
  ).toMatchObject({
    status: 409,
    code: 'stage.name_taken',
  });
  const rename = (id: number, name: string) => call('PUT', `/api/stages/${id}`, { name });
  expect((await rename(second, 'phone call')).body.error.code).toBe('stage.name_taken');
  expect((await rename(second, 'Trial')).body.data).toEqual({
    id: second,
    name: 'Trial',
    status: 'in_review',
  });
  const place = async (id: number, position: number) => {
    const { body } = await call('PUT', `/api/stages/${id}/position`, { position });
    return body.data.map((stage: { id: number }) => stage.id);
  };
  expect(await place(third, 1)).toEqual([waiting, third, first, second]);
  expect(await place(third, 20)).toEqual([waiting, first, second, third]);
  expect(await place(second, 1)).toEqual([waiting, second, first, third]);
  expect((await call('PUT', `/api/stages/${first}/position`, { position: 0 })).status).toBe(400);
  expect((await call('DELETE', `/api/stages/${second}`)).status).toBe(200);
  expect((await call('GET', '/api/stages')).body.data).toEqual([
    { id: waiting, name: 'Waiting list', status: 'pending' },
    { id: first, name: 'Phone call', status: 'in_review' },
    { id: third, name: 'Third talk', status: 'in_review' },
  ]);
  expect((await call('DELETE', `/api/stages/${second}`)).body.error.code).toBe('stage.not_found');
});

test.each([
  ['', 'pending'],
  ['   ', 'pending'],
  ['x'.repeat(41), 'pending'],
  ['Fine', 'processing'],
])('the name %j in %s is refused', async (name, status) => {
  expect((await call('POST', '/api/stages', { name, status })).status).toBe(400);
});

test('moving to a stage sets its status as a decision does; another status goes to its built-in stage', async () => {
  const [talk, offer] = [await create('Talk', 'in_review'), await create('Offer', 'shortlisted')];
  const id = await submitted();
  const moved = await review(id, { stage: talk, ifUnchanged: { status: 'pending' } });
  expect(moved.body.data).toMatchObject({ status: 'in_review', stage: { id: talk, name: 'Talk' } });
  const before = await reviewCounts();
  await review(id, { stage: null });
  expect(await reviewCounts()).toEqual(before);
  expect(await shown(id)).toEqual(['in_review', null]);
  await review(id, { stage: talk });
  await review(id, { stage: talk });
  const { body } = await review(id, { stage: offer, rating: 80 });
  expect(body.data).toMatchObject({ status: 'shortlisted', rating: 80, stage: { name: 'Offer' } });
  expect(body.data.reviewedAt).not.toBeNull();
  expect(await audited(id)).toEqual([
    ['submission.status_changed', { from: 'pending', to: 'in_review' }],
    ['submission.stage_changed', { stage: 'Talk' }],
    ['submission.stage_changed', { stage: null }],
    ['submission.stage_changed', { stage: 'Talk' }],
    ['submission.status_changed', { from: 'in_review', to: 'shortlisted' }],
    ['submission.stage_changed', { stage: 'Offer' }],
  ]);

  await review(id, { status: 'shortlisted' });
  expect(await shown(id)).toEqual(['shortlisted', 'Offer']);
  await review(id, { status: 'rejected' });
  expect(await shown(id)).toEqual(['rejected', null]);
});

test('undoing a decision restores the stage before, or the built-in one where that is deleted', async () => {
  const [talk, offer] = [
    await create('Talk to undo', 'in_review'),
    await create('Offer to undo', 'shortlisted'),
  ];
  const undo = (id: number, reviewedAt: string) =>
    call('POST', `/api/submissions/${id}/undo-decision`, { reviewedAt });
  const id = await submitted();
  await review(id, { stage: talk });
  const decided = (await review(id, { stage: offer })).body.data;
  expect((await undo(id, decided.reviewedAt)).body.data).toMatchObject({ stage: { id: talk } });
  expect(await shown(id)).toEqual(['in_review', 'Talk to undo']);

  const again = (await review(id, { status: 'rejected' })).body.data;
  await call('DELETE', `/api/stages/${talk}`);
  expect((await undo(id, again.reviewedAt)).status).toBe(200);
  expect(await shown(id)).toEqual(['in_review', null]);
});

test('stages of other statuses, of decided and of processing candidates are refused', async () => {
  const [talk, first] = [await create('Talk refused', 'in_review'), await create('Newcomers', 'pending')];
  const id = await submitted();
  const refusal = async (changes: object, submissionId = id) =>
    (await review(submissionId, changes)).body.error?.code;
  expect(await refusal({ stage: talk, status: 'rejected' })).toBe('stage.other_status');
  expect(await refusal({ stage: 987_654_321 })).toBe('stage.not_found');
  expect(await shown(id)).toEqual(['pending', null]);
  expect(await refusal({ stage: first })).toBeUndefined();
  expect(await shown(id)).toEqual(['pending', 'Newcomers']);
  await review(id, { status: 'in_review' });
  expect(await shown(id)).toEqual(['in_review', null]);
  expect(await refusal({ stage: first })).toBe('stage.only_pending');
  await review(id, { status: 'rejected' });
  expect(await refusal({ stage: talk })).toBe('submission.decided');
  expect(await refusal({ stage: talk }, await submitted('processing'))).toBe('submission.processing');
  expect(
    await refusal({ stage: talk, ifUnchanged: { status: 'pending' } }, await submitted('reviewed')),
  ).toBe('submission.changed_meanwhile');
});

test('candidates are found by their stage; deleting it says their number and keeps their status', async () => {
  const [talk, other] = [await create('Talk found', 'in_review'), await create('Talk two', 'in_review')];
  const [one, two, three] = [await submitted(), await submitted(), await submitted('in_review')];
  await review(one, { stage: talk });
  await review(two, { stage: other });
  expect(await idsWith(`filters[stage][$eq]=${talk}`)).toEqual([one]);
  expect(await idsWith(`filters[stage][$in][0]=${talk}&filters[stage][$in][1]=${other}`)).toEqual([two, one]);
  const builtIn = await idsWith('filters[stage][$null]=true&filters[status][$eq]=in_review');
  expect(builtIn).toContain(three);
  expect(builtIn).not.toContain(one);
  const { body: listed } = await call('GET', `/api/submissions/job/${job.id}?filters[stage][$eq]=${talk}`);
  expect(listed.data).toMatchObject([{ id: one, stage: { id: talk, name: 'Talk found' } }]);

  expect((await call('GET', `/api/stages/${talk}`)).body.data.candidates).toBe(1);
  const counts = await reviewCounts();
  await call('DELETE', `/api/stages/${talk}`);
  expect(await shown(one)).toEqual(['in_review', null]);
  expect(await shown(two)).toEqual(['in_review', 'Talk two']);
  expect(await reviewCounts()).toEqual(counts);
  const { rows } = await nimble.pool.query(
    "SELECT details FROM audit_events WHERE action = 'company.stage_deleted' AND details->>'stage' = 'Talk found'",
  );
  expect(rows).toEqual([{ details: { stage: 'Talk found', candidates: 1 } }]);
});

test('candidates who are moved while their stage is deleted keep a status and no stage', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => submitted()));
  const talk = await create('Talk deleted', 'in_review');
  const answers = await Promise.all([
    ...ids.map((id) => review(id, { stage: talk })),
    call('DELETE', `/api/stages/${talk}`),
  ]);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  for (const id of ids) expect((await shown(id))[1]).toBeNull();
});

test('a company has at most 20 stages, even when they are added at once', async () => {
  const company = await signedInAdmin(nimble, 'Many stages');
  const many = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      call('POST', '/api/stages', { name: `Stage ${index}`, status: 'reviewed' }, company.token),
    ),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(many.find(({ status }) => status === 422)?.body.error.message).toMatch(/at most 20 stages/);
});

test('who may only look moves no candidate and defines no stage, and no stage of another company is reached', async () => {
  const viewer = await addPerson(nimble, admin.companyId, 'viewer');
  const [id, stage] = [await submitted(), await create('Looked at', 'in_review')];
  expect((await review(id, { stage }, viewer.token)).status).toBe(403);
  const mine = { name: 'Mine', status: 'pending' };
  expect((await call('POST', '/api/stages', mine, viewer.token)).status).toBe(403);
  expect((await call('GET', '/api/stages', undefined, viewer.token)).body.data).toContainEqual(
    expect.objectContaining({ id: stage }),
  );
  const stranger = await signedInAdmin(nimble, 'Stage strangers');
  const theirs = (await call('POST', '/api/stages', mine, stranger.token)).body.data.id;
  expect((await review(id, { stage: theirs })).body.error.code).toBe('stage.not_found');
  expect(await idsWith(`filters[stage][$eq]=${theirs}`)).toEqual([]);
});
