import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { expireInvitations } from '../index.ts';

let nimble: TestApp;
let token: string;
let webhook: number;
const events = [
  'invitation.sent',
  'invitation.opened',
  'invitation.expired',
  'submission.started',
  'submission.reviewed',
  'submission.decided',
  'submission.status_changed',
];
beforeAll(async () => {
  // Nothing listens there: these tests read what would be sent.
  nimble = await createTestApp({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
  token = (await signedInAdmin(nimble, 'Progress')).token;
  const { body } = await call('POST', '/api/webhooks', { url: 'http://127.0.0.1:9/nimble', events });
  webhook = body.data.webhook.id;
});
afterAll(() => nimble.close());

const call = (method: 'POST' | 'PUT', path: string, data: object) =>
  nimble.call(method, path, { token, body: { data } });

/** The events about one order, oldest first. */
async function heard(externalId: string | null): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const { rows } = await nimble.pool.query<{ body: string }>(
    'SELECT body FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY id',
    [webhook],
  );
  return rows
    .map(({ body }) => JSON.parse(body))
    .filter(({ data }) => data.externalId === externalId)
    .map(({ type, data }) => ({ type, data }));
}
const typesOf = async (externalId: string | null) => (await heard(externalId)).map(({ type }) => type);

async function ordered(externalId: string, terms: object = {}) {
  const job = await activeJob(nimble, token, 'Progressive');
  const data = { job: job.id, email: `${externalId}@example.com`, externalId, ...terms };
  const { body } = await call('POST', '/api/invitations', data);
  const shareToken: string = body.data.link.split('/').at(-1);
  return { job: { ...job, shareToken }, jobId: job.id, invitationId: body.data.id as number };
}

const run = { taskId: 'test', attempt: 1, isLastAttempt: true, isLost: false };
const expire = (signal = new AbortController().signal) =>
  expireInvitations.run(null, { database: nimble.database }, { ...run, signal });

/** Moves the deadline of an invitation this many minutes into the past. */
const endMinutesAgo = (invitationId: number, minutes: number) =>
  nimble.pool.query(
    'UPDATE job_invitations SET deadline = now() - make_interval(mins => $2), days_to_answer = null WHERE id = $1',
    [invitationId, minutes],
  );

test('an order is announced from its email to the decision, each event with its external id', async () => {
  const { job, jobId, invitationId } = await ordered('whole');
  await nimble.runTasks();
  await call('POST', `/api/jobs/${jobId}/invitations/${invitationId}/resend`, {});
  await nimble.runTasks();
  const visit = () => nimble.call('POST', '/api/interviews/opened', { body: { shareToken: job.shareToken } });
  await visit();
  await visit();
  const { submissionId } = await begunInterview(nimble, job, 'whole@example.com');
  await nimble.pool.query(`UPDATE submissions SET status = 'pending' WHERE id = $1`, [submissionId]);
  const review = (data: object) => call('PUT', `/api/submissions/${submissionId}`, data);
  await review({ notes: 'A note alone announces nothing.' });
  await review({ rating: 80 });
  const { body } = await review({ status: 'shortlisted' });
  const undone = await call('POST', `/api/submissions/${submissionId}/undo-decision`, {
    reviewedAt: body.data.reviewedAt,
  });
  expect(undone.status).toBe(200);
  const [invitation, submission] = [
    { invitationId, jobId },
    { submissionId, jobId },
  ];
  const externalId = 'whole';
  const changed = { ...submission, externalId, stage: null };
  expect(await heard('whole')).toEqual([
    { type: 'invitation.sent', data: { ...invitation, externalId } },
    { type: 'invitation.opened', data: { ...invitation, externalId } },
    { type: 'submission.started', data: { ...submission, externalId } },
    { type: 'submission.reviewed', data: { ...changed, status: 'pending', rating: 80 } },
    { type: 'submission.status_changed', data: { ...changed, from: 'pending', to: 'shortlisted' } },
    { type: 'submission.decided', data: { ...changed, decision: 'shortlisted' } },
    { type: 'submission.status_changed', data: { ...changed, from: 'shortlisted', to: 'pending' } },
    { type: 'submission.decided', data: { ...changed, decision: null } },
  ]);
});

test('an interview that was not ordered has no external id', async () => {
  const job = await activeJob(nimble, token, 'Without order');
  await begunInterview(nimble, job, 'alone@example.com');
  expect(await typesOf(null)).toEqual(['submission.started']);
});

test('an expired invitation is announced once, also by two workers, and again after an extension', async () => {
  const { jobId, invitationId } = await ordered('late', { daysToAnswer: 3 });
  await nimble.runTasks();
  await expire();
  expect(await typesOf('late')).toEqual(['invitation.sent']);
  await endMinutesAgo(invitationId, 10);
  await Promise.all([expire(), expire(), expire()]);
  await expire();
  expect(await typesOf('late')).toEqual(['invitation.sent', 'invitation.expired']);
  const deadline = new Date(Date.now() + 60_000).toISOString();
  await nimble.call('PUT', `/api/jobs/${jobId}/invitations/${invitationId}/deadline`, {
    token,
    body: { data: { deadline } },
  });
  await expire();
  await nimble.pool.query(
    `UPDATE job_invitations SET expired_at = now() - interval '2 hours', deadline = now() - interval '1 hour' WHERE id = $1`,
    [invitationId],
  );
  await expire();
  await expire();
  expect(await typesOf('late')).toEqual(['invitation.sent', 'invitation.expired', 'invitation.expired']);
});

test('an invitation whose email was given up expires when its days to answer are over', async () => {
  const { invitationId } = await ordered('unsent', { daysToAnswer: 3 });
  const giveUpDaysAgo = (days: number) =>
    nimble.pool.query(
      `UPDATE job_invitations SET failure = 'refused', failed_at = now() - make_interval(days => $2) WHERE id = $1`,
      [invitationId, days],
    );
  await giveUpDaysAgo(2);
  await expire();
  expect(await typesOf('unsent')).toEqual([]);
  await giveUpDaysAgo(4);
  await expire();
  await expire();
  expect(await typesOf('unsent')).toEqual(['invitation.expired']);
});

test('the deadline of the job counts without an own one; withdrawn and submitted ones do not expire', async () => {
  const [waiting, withdrawn, submitted, own] = [
    await ordered('waiting'),
    await ordered('withdrawn'),
    await ordered('submitted'),
    await ordered('own', { daysToAnswer: 9 }),
  ];
  await call('POST', `/api/invitations/${withdrawn.invitationId}/withdraw`, {});
  await nimble.runTasks();
  const { submissionId } = await begunInterview(nimble, submitted.job, 'submitted@example.com');
  await nimble.pool.query(`UPDATE submissions SET status = 'pending' WHERE id = $1`, [submissionId]);
  const jobs = [waiting, withdrawn, submitted, own].map(({ jobId }) => jobId);
  await nimble.pool.query(
    `UPDATE jobs SET deadline = now() - interval '1 hour', status = 'closed' WHERE id = ANY($1)`,
    [jobs],
  );
  await expire();
  const expired = async (externalId: string) => (await typesOf(externalId)).includes('invitation.expired');
  expect([
    await expired('waiting'),
    await expired('withdrawn'),
    await expired('submitted'),
    await expired('own'),
  ]).toEqual([true, false, false, false]);
});

test('what expires while its company is stopped is announced once the company goes on', async () => {
  const { jobId, invitationId } = await ordered('stopped');
  await nimble.runTasks();
  await endMinutesAgo(invitationId, 10);
  const setStopped = (at: string) =>
    nimble.pool.query(
      `UPDATE companies SET stopped_at = ${at} WHERE id = (SELECT company_id FROM jobs WHERE id = $1)`,
      [jobId],
    );
  await setStopped('now()');
  await expire();
  expect(await typesOf('stopped')).toEqual(['invitation.sent']);
  await setStopped('NULL');
  await expire();
  expect(await typesOf('stopped')).toEqual(['invitation.sent', 'invitation.expired']);
});

test('an invitation of a candidate who has submitted is neither resent nor extended', async () => {
  const { job, invitationId } = await ordered('used');
  await nimble.runTasks();
  const { submissionId } = await begunInterview(nimble, job, 'used@example.com');
  await nimble.pool.query(`UPDATE submissions SET status = 'pending' WHERE id = $1`, [submissionId]);
  const path = `/api/jobs/${job.id}/invitations/${invitationId}`;
  const deadline = new Date(Date.now() + 60_000).toISOString();
  for (const answer of [
    await call('POST', `${path}/resend`, {}),
    await call('PUT', `${path}/deadline`, { deadline }),
  ])
    expect(answer.body.error?.code).toBe('invitation.submitted');
});

test('a worker that dies in the middle announces nothing twice', async () => {
  const { invitationId } = await ordered('killed');
  await nimble.runTasks();
  await endMinutesAgo(invitationId, 1);
  // The mark and the event are of one transaction: what fails after the mark takes it back.
  await nimble.pool.query(
    'ALTER TABLE webhook_deliveries ADD CONSTRAINT broken CHECK (event <> $$invitation.expired$$) NOT VALID',
  );
  await expect(expire()).rejects.toThrow('broken');
  const marked = () =>
    nimble.pool.query('SELECT expired_at FROM job_invitations WHERE id = $1', [invitationId]);
  expect((await marked()).rows).toEqual([{ expired_at: null }]);
  await nimble.pool.query('ALTER TABLE webhook_deliveries DROP CONSTRAINT broken');
  await expire();
  await expire();
  expect(await typesOf('killed')).toEqual(['invitation.sent', 'invitation.expired']);
});
