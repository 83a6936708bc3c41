import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let colleague: string;
let job: Awaited<ReturnType<typeof activeJob>>;
let foreignId: number;

beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Deciders');
  token = admin.token;
  colleague = (await addPerson(nimble, admin.companyId, 'admin')).token;
  job = await activeJob(nimble, token, 'Baker');
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

const send = (action: 'status' | 'delete', data: object, by = token) =>
  nimble.call('POST', `/api/submissions/several/${action}`, { token: by, body: { data } });
const statusesOf = async (ids: readonly number[]) => {
  const { rows } = await nimble.pool.query('SELECT id, status FROM submissions WHERE id = ANY($1)', [ids]);
  const found = new Map(rows.map(({ id, status }) => [Number(id), status]));
  return ids.map((id) => found.get(id));
};
const audited = async (action: string, ids: readonly number[]) => {
  const { rows } = await nimble.pool.query(
    'SELECT subject_id FROM audit_events WHERE action = $1 AND subject_id = ANY($2) ORDER BY subject_id',
    [action, ids],
  );
  return rows.map(({ subject_id }) => Number(subject_id));
};

test('each that may have the status gets it; the others stay as they are, and the answer says why', async () => {
  const [one, two, processing, decided, begun] = [
    await submitted('pending'),
    await submitted('in_review'),
    await submitted('processing'),
    await submitted('shortlisted'),
    await submitted('uploading'),
  ];
  const ids = [one, two, processing, decided, begun, foreignId];
  const { status, body } = await send('status', {
    status: 'in_review',
    submissions: [...ids, one].map((id) => ({ id })),
  });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    changed: [one, two],
    refused: [
      { id: processing, code: 'submission.processing', message: 'Candidate is being processed' },
      { id: decided, code: 'submission.decided', message: expect.stringContaining('Edit review') },
      { id: begun, code: 'submission.not_found', message: 'Submissions not found' },
      { id: foreignId, code: 'submission.not_found', message: 'Submissions not found' },
    ],
    decisions: [],
  });
  expect(await statusesOf(ids)).toEqual([
    'in_review',
    'in_review',
    'processing',
    'shortlisted',
    'uploading',
    'pending',
  ]);
  expect(await audited('submission.status_changed', ids)).toEqual([one]);
});

test('what a colleague has decided meanwhile is left as it is', async () => {
  const [one, two] = [await submitted('pending'), await submitted('pending')];
  await nimble.call('PUT', `/api/submissions/${one}`, {
    token: colleague,
    body: { data: { status: 'rejected' } },
  });
  const { body } = await send('status', {
    status: 'shortlisted',
    submissions: [one, two].map((id) => ({ id, ifUnchanged: { status: 'pending' } })),
  });
  expect(body.data).toMatchObject({
    changed: [two],
    refused: [{ id: one, code: 'submission.changed_meanwhile' }],
  });
  expect(await statusesOf([one, two])).toEqual(['rejected', 'shortlisted']);
});

test('all that are there are deleted together; of another company none', async () => {
  const [one, two, begun] = [
    await submitted('pending'),
    await submitted('rejected'),
    await submitted('uploading'),
  ];
  const { status, body } = await send('delete', { ids: [two, one, one, begun, foreignId, 999_999] });
  expect([status, body]).toEqual([200, { data: { deleted: [one, two] } }]);
  expect(await statusesOf([one, two, begun, foreignId])).toEqual([
    undefined,
    undefined,
    'uploading',
    'pending',
  ]);
  expect(await audited('submission.deleted', [one, two, begun, foreignId])).toEqual([one, two]);
  // Again, as after an answer that was lost.
  expect((await send('delete', { ids: [one, two] })).body).toEqual({ data: { deleted: [] } });
});

test.each([
  ['delete', { ids: [] }],
  ['delete', { ids: Array.from({ length: 101 }, (_, index) => index + 1) }],
  ['status', { status: 'shortlisted', submissions: [] }],
  ['status', { status: 'pending', submissions: [{ id: 1 }] }],
] as const)('%s of too few, too many or what may not be given is refused', async (action, data) => {
  expect((await send(action, data)).status).toBe(400);
});
