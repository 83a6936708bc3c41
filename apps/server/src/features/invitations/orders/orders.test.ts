import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, newSubmission, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let job: { id: number; shareToken: string };
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Orderers')).token;
  job = await activeJob(nimble, token);
});
afterAll(() => nimble.close());

const order = (data: object, headers: Record<string, string> = {}) =>
  nimble.call('POST', '/api/invitations', { token, headers, body: { data: { job: job.id, ...data } } });
const get = (path: string, as = token) => nimble.call('GET', `/api/invitations${path}`, { token: as });
const mailsTo = (email: string) => nimble.mails.filter(({ to }) => to === email);

test('an interview is ordered, taken, and found by its external id', async () => {
  const terms = {
    name: 'Robin Hall',
    externalId: 'order 1',
    daysToAnswer: 7,
    language: 'fr',
    extraTime: 1.5,
  };
  const { status, body } = await order({ email: 'Robin@example.com', ...terms });
  expect([status, body.data]).toMatchObject([
    200,
    { job: job.id, email: 'robin@example.com', externalId: 'order 1', state: 'waiting', extraTime: 1.5 },
  ]);
  await nimble.runTasks();
  expect(mailsTo('robin@example.com').map(({ action }) => action.url)).toEqual([body.data.link]);
  const shareToken = body.data.link.split('/').at(-1);
  const begun = await nimble.call('POST', '/api/submissions', {
    body: { data: newSubmission({ id: job.id, shareToken }, 'robin@example.com') },
  });
  const submissionId = begun.body.data.submission.id;
  await nimble.pool.query(`UPDATE submissions SET status = 'pending' WHERE id = $1`, [submissionId]);
  const found = await get('?externalId=order%201');
  expect(found.body.data).toMatchObject([{ id: body.data.id, state: 'submitted', submissionId }]);
  expect((await get(`/${body.data.id}`)).body.data).toEqual(found.body.data[0]);
  // The candidate's own link is only for those who may order.
  expect(found.body.data[0]).not.toHaveProperty('link');
  expect((await get('?externalId=order%202')).body.data).toEqual([]);
});

test('days to answer that are still to begin leave the link open after the deadline of the job', async () => {
  const late = await activeJob(nimble, token);
  await nimble.pool.query(`UPDATE jobs SET deadline = now() - interval '1 hour' WHERE id = $1`, [late.id]);
  const { body } = await order({ job: late.id, email: 'unsent@example.com', daysToAnswer: 7 });
  const shareToken = body.data.link.split('/').at(-1);
  const page = await nimble.call('GET', `/api/getPublicInterview/${shareToken}`);
  expect([page.status, page.body.data?.deadline]).toEqual([200, null]);
  const begun = await nimble.call('POST', '/api/submissions', {
    body: { data: newSubmission({ id: late.id, shareToken }, 'unsent@example.com') },
  });
  expect(begun.status).toBe(200);
  expect((await nimble.call('GET', `/api/getPublicInterview/${late.shareToken}`)).status).not.toBe(200);
});

test('the same order makes one invitation and one email, one after the other and at once', async () => {
  const data = { email: 'once@example.com', externalId: 'once' };
  const answers = await Promise.all([1, 2, 3].map(() => order(data)));
  answers.push(await order({ ...data, email: 'ONCE@example.com' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  await nimble.runTasks();
  expect(mailsTo('once@example.com')).toHaveLength(1);
  const key = { 'idempotency-key': 'an-order' };
  const [first, again] = [
    await order({ email: 'key@example.com' }, key),
    await order({ email: 'key@example.com' }, key),
  ];
  expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  await nimble.runTasks();
  expect(mailsTo('key@example.com')).toHaveLength(1);
});

test('the external id of another order and an address that was invited are refused', async () => {
  await order({ email: 'first@example.com', externalId: 'taken' });
  const codes = async (data: object) => {
    const { status, body } = await order(data);
    return [status, body.error?.code];
  };
  expect(await codes({ email: 'second@example.com', externalId: 'taken' })).toEqual([
    409,
    'invitation.external_id_taken',
  ]);
  expect(await codes({ email: 'first@example.com' })).toEqual([409, 'invitation.already_invited']);
  expect(await codes({ email: 'first@example.com', externalId: 'other' })).toEqual([
    409,
    'invitation.already_invited',
  ]);
  expect(await codes({ job: 999_999_999, email: 'x@example.com' })).toEqual([404, 'job.not_found']);
});

test('it is withdrawn, and unknown to other companies', async () => {
  const stranger = (await signedInAdmin(nimble, 'Strange Orderers')).token;
  const { body } = await order({ email: 'gone@example.com', externalId: 'gone' });
  const withdraw = (as: string) =>
    nimble.call('POST', `/api/invitations/${body.data.id}/withdraw`, { token: as });
  expect([(await withdraw(stranger)).status, (await get(`/${body.data.id}`, stranger)).status]).toEqual([
    404, 404,
  ]);
  expect((await get('?externalId=gone', stranger)).body.data).toEqual([]);
  expect((await withdraw(token)).body.data).toMatchObject({ state: 'withdrawn' });
  await nimble.runTasks();
  expect(mailsTo('gone@example.com')).toEqual([]);
  // The external id keeps naming the withdrawn invitation.
  expect((await order({ email: 'gone@example.com', externalId: 'gone' })).body.data).toMatchObject({
    state: 'withdrawn',
    link: null,
  });
});
