import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, newSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Personal Inviters')).token;
});
afterAll(() => nimble.close());

type Job = Awaited<ReturnType<typeof activeJob>>;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const post = (path: string, data?: object) =>
  nimble.call('POST', path, { token, ...(data && { body: { data } }) });

/** Invites an address. @returns its number, the token of its link, and calls about it. */
async function invited(job: Job, data: object = {}, email = 'ann@example.com') {
  const { status, body } = await post(`/api/jobs/${job.id}/invitations`, { emails: [email], ...data });
  expect([status, body.data]).toEqual([200, { invited: 1, already: 0 }]);
  await nimble.runTasks();
  const link = nimble.mails.findLast(({ to }) => to === email)?.action.url ?? '';
  const linkToken = link.split('/').at(-1) ?? '';
  const path = `/api/jobs/${job.id}/invitations`;
  const one = async () =>
    (await nimble.call('GET', `${path}?search=${encodeURIComponent(email)}`, { token })).body.data[0];
  const { id } = await one();
  return {
    id: id as number,
    linkToken,
    one,
    withdraw: () => post(`${path}/${id}/withdraw`),
    resend: () => post(`${path}/${id}/resend`),
    extend: (deadline: string) =>
      nimble.call('PUT', `${path}/${id}/deadline`, { token, body: { data: { deadline } } }),
  };
}
const open = (linkToken: string) => nimble.call('GET', `/api/getPublicInterview/${linkToken}`);
const begin = (job: Job, shareToken: string, email = 'someone@example.com') =>
  nimble.call('POST', '/api/submissions', {
    body: { data: newSubmission({ id: job.id, shareToken }, email) },
  });
const submit = (submissionId: number) =>
  nimble.pool.query(`UPDATE submissions SET status = 'pending', submitted_at = now() WHERE id = $1`, [
    submissionId,
  ]);
const codeOf = ({ body }: { body: { error: { code: string } | null } }) => body.error?.code;

test('the link names its candidate, and begins with their address, terms and source', async () => {
  const job = await activeJob(nimble, token);
  const terms = {
    names: [{ email: 'ann@example.com', name: 'Ann Lee' }],
    extraTime: 2,
    untimed: true,
    questionsInAdvance: true,
    source: 'career fair',
  };
  const { linkToken, one } = await invited(job, { ...terms, language: 'de' });
  const { body } = await open(linkToken);
  expect(body.data.invitation).toEqual({ name: 'Ann Lee', email: 'ann@example.com' });
  expect(body.data.language).toBe('de');
  expect([body.data.questionsInAdvance, body.data.untimed]).toEqual([true, true]);
  expect(body.data.id).toBe(job.id);
  const begun = await begin(job, linkToken, 'mallory@example.com');
  expect(begun.body.data.submission.candidateEmail).toBe('ann@example.com');
  const { rows } = await nimble.pool.query(
    'SELECT source, begun_time_factor, begun_untimed, time_factor, untimed FROM submissions WHERE id = $1',
    [begun.body.data.submission.id],
  );
  const own = { begun_time_factor: 2, begun_untimed: true, time_factor: 2, untimed: true };
  expect(rows).toEqual([{ source: 'career fair', ...own }]);
  expect(await one()).toMatchObject({ state: 'started', startedAt: expect.any(String) });
});

test('what an address is allowed holds for its personal link too, before the interview begins', async () => {
  const job = await activeJob(nimble, token);
  const data = { email: 'ann@example.com', factor: 1, untimed: true, questionsInAdvance: true };
  await nimble.call('PUT', `/api/jobs/${job.id}/extra-time`, { token, body: { data } });
  const { linkToken } = await invited(job);
  const { body } = await open(linkToken);
  expect([body.data.invitation.email, body.data.questionsInAdvance, body.data.untimed]).toEqual([
    'ann@example.com',
    true,
    true,
  ]);
});

test('the visit of the link is stored once, with its time', async () => {
  const job = await activeJob(nimble, token);
  const { linkToken, one } = await invited(job);
  expect(await one()).toMatchObject({ state: 'sent', openedAt: null });
  const visit = () => nimble.call('POST', '/api/interviews/opened', { body: { shareToken: linkToken } });
  await visit();
  const { openedAt, state } = await one();
  expect([state, openedAt]).toEqual(['opened', expect.any(String)]);
  await visit();
  expect((await one()).openedAt).toBe(openedAt);
});

test('one submission uses it: another device continues the same one, also when both begin at once', async () => {
  const job = await activeJob(nimble, token);
  const { linkToken, one } = await invited(job);
  const begun = await Promise.all([1, 2, 3].map(() => begin(job, linkToken)));
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
  const ids = new Set(begun.map(({ body }) => body.data.submission.id));
  expect(ids.size).toBe(1);
  const [submissionId] = ids;
  expect((await open(linkToken)).status).toBe(200);
  await submit(submissionId);
  expect(await one()).toMatchObject({ state: 'submitted', submissionId });
  const refused = [await open(linkToken), await begin(job, linkToken)];
  expect(refused.map(codeOf)).toEqual(['interview.invitation_submitted', 'interview.invitation_submitted']);
});

test('the same address by the job’s own link uses it up', async () => {
  const job = await activeJob(nimble, token);
  const { linkToken, one } = await invited(job);
  await begin(job, linkToken);
  const shared = await begin(job, job.shareToken, 'ANN@example.com');
  await submit(shared.body.data.submission.id);
  expect(await one()).toMatchObject({ state: 'submitted', submissionId: shared.body.data.submission.id });
  expect(codeOf(await open(linkToken))).toBe('interview.invitation_submitted');
});

test('an address that has submitted is not invited', async () => {
  const job = await activeJob(nimble, token);
  await submit((await begin(job, job.shareToken, 'early@example.com')).body.data.submission.id);
  const { body } = await post(`/api/jobs/${job.id}/invitations`, { emails: ['Early@example.com'] });
  expect(body.data).toEqual({ invited: 0, already: 1 });
});

test('a withdrawn link is closed, and the address can be invited again', async () => {
  const job = await activeJob(nimble, token);
  const first = await invited(job);
  expect([(await first.withdraw()).status, (await first.withdraw()).status]).toEqual([200, 200]);
  expect(await first.one()).toMatchObject({ state: 'withdrawn', withdrawnAt: expect.any(String) });
  expect([codeOf(await open(first.linkToken)), codeOf(await begin(job, first.linkToken))]).toEqual([
    'interview.invitation_withdrawn',
    'interview.invitation_withdrawn',
  ]);
  expect([codeOf(await first.resend()), codeOf(await first.extend(inDays(3)))]).toEqual([
    'invitation.withdrawn',
    'invitation.withdrawn',
  ]);
  const second = await invited(job);
  expect(second.id).not.toBe(first.id);
  expect((await open(second.linkToken)).status).toBe(200);
  expect(codeOf(await open(first.linkToken))).toBe('interview.invitation_withdrawn');
});

test('an invitation is not withdrawn from a candidate who has started', async () => {
  const job = await activeJob(nimble, token);
  const { linkToken, withdraw } = await invited(job);
  await begin(job, linkToken);
  expect(codeOf(await withdraw())).toBe('invitation.started');
});

test('its own deadline closes it, also before that of the job, and can be extended beyond that', async () => {
  const job = await activeJob(nimble, token);
  const { id, linkToken, one, extend, resend } = await invited(job, { deadline: inDays(2) });
  await nimble.pool.query(`UPDATE job_invitations SET deadline = now() - interval '1 minute' WHERE id = $1`, [
    id,
  ]);
  expect((await one()).state).toBe('expired');
  expect([codeOf(await open(linkToken)), codeOf(await begin(job, linkToken))]).toEqual([
    'interview.invitation_expired',
    'interview.invitation_expired',
  ]);
  expect(codeOf(await resend())).toBe('invitation.expired');
  expect(codeOf(await extend(inDays(-1)))).toBe('invitation.deadline_in_past');
  await nimble.pool.query(`UPDATE jobs SET deadline = now() - interval '1 minute' WHERE id = $1`, [job.id]);
  expect((await extend(inDays(5))).status).toBe(200);
  expect((await one()).state).toBe('sent');
  expect((await open(linkToken)).status).toBe(200);
  expect((await resend()).status).toBe(200);
  expect((await begin(job, linkToken)).status).toBe(200);
});

test('an interview that was begun in time may be finished after the deadline', async () => {
  const job = await activeJob(nimble, token);
  const { id, linkToken, one } = await invited(job, { deadline: inDays(2) });
  const begun = await begin(job, linkToken);
  await nimble.pool.query(`UPDATE job_invitations SET deadline = now() - interval '1 minute' WHERE id = $1`, [
    id,
  ]);
  expect((await begin(job, linkToken)).body.data.submission.id).toBe(begun.body.data.submission.id);
  await submit(begun.body.data.submission.id);
  expect((await one()).state).toBe('submitted');
});

test('days to answer begin when the email is sent', async () => {
  const job = await activeJob(nimble, token);
  const { one, resend } = await invited(job, { daysToAnswer: 7 });
  const { deadline } = await one();
  expect(Math.abs(Date.parse(deadline) - Date.parse(inDays(7)))).toBeLessThan(60_000);
  await resend();
  await nimble.runTasks();
  expect((await one()).deadline).toBe(deadline);
  const both = { emails: ['bo@example.com'], deadline: inDays(2), daysToAnswer: 2 };
  expect(codeOf(await post(`/api/jobs/${job.id}/invitations`, both))).toBe('invitation.two_deadlines');
});

test('days to answer are not shortened by a deadline of the job that has passed', async () => {
  const job = await activeJob(nimble, token);
  await nimble.pool.query(`UPDATE jobs SET deadline = now() - interval '1 hour' WHERE id = $1`, [job.id]);
  const { linkToken, one } = await invited(job, { daysToAnswer: 7 }, 'later@example.com');
  expect(await one()).toMatchObject({ state: 'sent', failure: null, deadline: expect.any(String) });
  expect((await open(linkToken)).status).toBe(200);
});

test('days to answer whose email was given up begin then', async () => {
  const job = await activeJob(nimble, token);
  const { id, linkToken, one } = await invited(job, { daysToAnswer: 7 }, 'unreached@example.com');
  const giveUp = (days: number) =>
    nimble.pool.query(
      `UPDATE job_invitations SET sent_at = NULL, deadline = NULL, failure = 'unreachable',
         failed_at = now() - make_interval(days => $2) WHERE id = $1`,
      [id, days],
    );
  await nimble.pool.query(`UPDATE jobs SET deadline = now() - interval '1 hour' WHERE id = $1`, [job.id]);
  await giveUp(6);
  expect((await open(linkToken)).status).toBe(200);
  const { state, deadline } = await one();
  expect([state, Math.abs(Date.parse(deadline) - Date.parse(inDays(1))) < 60_000]).toEqual(['failed', true]);
  await giveUp(8);
  expect((await one()).state).toBe('expired');
  expect(codeOf(await open(linkToken))).toBe('interview.invitation_expired');
  expect(codeOf(await begin(job, linkToken))).toBe('interview.invitation_expired');
});

test('it is sent again with the same link, once for each request', async () => {
  const job = await activeJob(nimble, token);
  const { linkToken, resend } = await invited(job, {}, 'again-and@example.com');
  expect((await resend()).status).toBe(200);
  expect(codeOf(await resend())).toBe('invitation.being_sent');
  await nimble.runTasks();
  await nimble.runTasks();
  const mails = nimble.mails.filter(({ to }) => to === 'again-and@example.com');
  expect(mails.map(({ action }) => action.url.split('/').at(-1))).toEqual([linkToken, linkToken]);
});

test('forged and changed tokens open nothing', async () => {
  const job = await activeJob(nimble, token);
  const { id, linkToken } = await invited(job);
  const [, signature] = linkToken.split(/-(.*)/s);
  const forged = [`i${id + 1}-${signature}`, `i${id}-${'A'.repeat(43)}`, `i999999999-${signature}`];
  for (const each of forged) {
    expect(codeOf(await open(each))).toBe('interview.invitation_unknown');
    expect(codeOf(await begin(job, each))).toBe('interview.invitation_unknown');
  }
  expect((await open(linkToken.slice(0, -1))).status).toBe(400);
  const other = await activeJob(nimble, token);
  expect(codeOf(await begin(other, linkToken))).toBe('interview.unavailable');
});

test('the job’s own link can be switched off, and invitations go on', async () => {
  const job = await activeJob(nimble, token);
  const { linkToken } = await invited(job);
  const { body } = await nimble.call('PUT', `/api/jobs/${job.id}`, {
    token,
    body: { data: { sharedLink: false } },
  });
  expect(body.data.sharedLink).toBe(false);
  expect([codeOf(await open(job.shareToken)), codeOf(await begin(job, job.shareToken))]).toEqual([
    'interview.link_off',
    'interview.link_off',
  ]);
  expect((await begin(job, linkToken)).status).toBe(200);
});

test('another attempt frees the invitation', async () => {
  const job = await activeJob(nimble, token);
  const { linkToken, one } = await invited(job);
  const first = (await begin(job, linkToken)).body.data.submission.id;
  await submit(first);
  await post(`/api/submissions/${first}/new-attempt`);
  await nimble.runTasks();
  expect(nimble.mails.at(-1)?.action.url).toMatch(new RegExp(`/interview/${linkToken}$`));
  expect((await one()).state).toBe('opened');
  const second = (await begin(job, linkToken)).body.data.submission.id;
  expect(second).not.toBe(first);
  await submit(second);
  expect(await one()).toMatchObject({ state: 'submitted', submissionId: second });
});

test('states that cannot be are refused by the database', async () => {
  const job = await activeJob(nimble, token);
  const { id } = await invited(job);
  const set = (columns: string) =>
    nimble.pool.query(`UPDATE job_invitations SET ${columns} WHERE id = $1`, [id]);
  await expect(set('submitted_at = now()')).rejects.toThrow('started_first');
  await expect(set('started_at = now()')).rejects.toThrow('opened_first');
  await expect(set('opened_at = now(), started_at = now(), withdrawn_at = now()')).rejects.toThrow('unused');
  await expect(set('failed_at = now()')).rejects.toThrow('job_invitations_failure');
  await expect(set('sent_at = NULL, reminded_at = now(), reminders = 1')).rejects.toThrow(
    'reminded_when_sent',
  );
});
