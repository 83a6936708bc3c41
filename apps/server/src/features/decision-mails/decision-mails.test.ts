import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invitationFacts } from '../../invitation-facts.ts';
import { activeJob, begunInterview } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { startMailServer } from '../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { sendDecisionMailHandler } from './send-decision-mail.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let nimble: TestApp;
let admin: { token: string; companyId: number };
let count = 0;
beforeAll(async () => {
  mailServer = await startMailServer();
  nimble = await createTestApp({ SMTP_URL: mailServer.url, MAIL_FROM: 'Nimble <nimble@example.com>' });
  const { token, companyId } = await addCompany(nimble);
  admin = { token, companyId };
  await nimble.pool.query(
    "UPDATE companies SET name = 'Harbour Bakery', contact_email = 'jobs@harbour.example' WHERE id = $1",
    [companyId],
  );
});
beforeEach(() => {
  mailServer.received.length = 0;
});
afterAll(async () => {
  await nimble.close();
  await mailServer.close();
});

async function candidate(language: string | null = null): Promise<number> {
  const job = await activeJob(nimble, admin.token, 'Night Baker');
  const email = `candidate${++count}@example.com`;
  const { submissionId } = await begunInterview(nimble, job, email);
  await nimble.pool.query("UPDATE submissions SET status = 'pending', language = $2 WHERE id = $1", [
    submissionId,
    language,
  ]);
  return submissionId;
}

const decide = (id: number, status: string, mail?: object) =>
  nimble.call('PUT', `/api/submissions/${id}`, {
    token: admin.token,
    body: { data: { status, ...(mail && { mail }) } },
  });
const undo = (id: number, reviewedAt: string) =>
  nimble.call('POST', `/api/submissions/${id}/undo-decision`, {
    token: admin.token,
    body: { data: { reviewedAt } },
  });
const mailsOf = async (id: number) =>
  (await nimble.call('GET', `/api/submissions/${id}/mails`, { token: admin.token })).body.data;

/** As if the time to undo were over. */
async function sendDue(): Promise<void> {
  await nimble.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await nimble.runTasks();
}

test('a decision sends its email once, later, from the company and in the language of the candidate', async () => {
  const id = await candidate('de');
  expect((await decide(id, 'rejected', { kind: 'rejected' })).status).toBe(200);
  await nimble.runTasks();
  expect([mailServer.received.length, (await mailsOf(id))[0].state]).toEqual([0, 'waiting']);
  await sendDue();
  await sendDue();
  const [mail] = mailServer.received;
  expect(mailServer.received).toHaveLength(1);
  expect(mail?.subject).toBe('Ihre Bewerbung für Night Baker');
  expect(mail?.from).toEqual({ name: 'Harbour Bakery', address: 'nimble@example.com' });
  expect(mail?.replyTo).toEqual([{ name: 'Harbour Bakery', address: 'jobs@harbour.example' }]);
  expect(mail?.text).toContain('Guten Tag Casey Smith,');
  expect((await mailsOf(id))[0]).toMatchObject({ kind: 'rejected', state: 'sent', language: 'de' });
});

test('undoing the decision cancels its email, and deciding again plans it again', async () => {
  const id = await candidate();
  const { body } = await decide(id, 'rejected', { kind: 'rejected' });
  expect((await undo(id, body.data.reviewedAt)).status).toBe(200);
  await sendDue();
  expect([mailServer.received.length, await mailsOf(id)]).toEqual([0, []]);
  await decide(id, 'rejected', { kind: 'rejected' });
  await sendDue();
  expect(mailServer.received).toHaveLength(1);
});

test('once the email has left, the decision cannot be undone, and the same email is not sent again', async () => {
  const id = await candidate();
  const { body } = await decide(id, 'rejected', { kind: 'rejected' });
  await sendDue();
  const undone = await undo(id, body.data.reviewedAt);
  expect([undone.status, undone.body.error.code]).toEqual([409, 'decision_mail.sent']);
  await decide(id, 'shortlisted');
  const again = await decide(id, 'rejected', { kind: 'rejected' });
  expect([again.status, again.body.error.code]).toEqual([409, 'decision_mail.repeated']);
  await sendDue();
  expect(mailServer.received).toHaveLength(1);
});

const recent = async (token = admin.token) =>
  (await nimble.call('GET', '/api/decision-mails/recent', { token })).body.data;
const refuse = (id: number) =>
  nimble.pool.query(
    "UPDATE decision_mails SET sent_at = NULL, failure = 'refused', failed_at = now() WHERE submission_id = $1",
    [id],
  );

test('a failed email stays listed while another is planned and undone, until one has followed it', async () => {
  const id = await candidate();
  const listed = async () => [
    ...(await mailsOf(id)).map(({ state }: { state: string }) => state),
    (await recent()).failed.some(({ submissionId }: { submissionId: number }) => submissionId === id),
  ];
  await decide(id, 'rejected', { kind: 'rejected' });
  await refuse(id);
  await decide(id, 'shortlisted');
  expect(await listed()).toEqual(['failed', true]);
  const { body } = await decide(id, 'rejected', { kind: 'rejected' });
  expect(await listed()).toEqual(['waiting', 'failed', false]);
  await undo(id, body.data.reviewedAt);
  expect(await listed()).toEqual(['failed', true]);
  await decide(id, 'rejected', { kind: 'rejected' });
  await sendDue();
  expect(await listed()).toEqual(['sent', 'failed', false]);
});

test('another decision, canceling and erasing each stop an email that waits', async () => {
  const ids = [await candidate(), await candidate(), await candidate()] as const;
  for (const id of ids) await decide(id, 'rejected', { kind: 'rejected' });
  await decide(ids[0], 'shortlisted');
  const [waiting] = await mailsOf(ids[1]);
  const url = `/api/submissions/${ids[1]}/mails/${waiting.id}`;
  expect((await nimble.call('DELETE', url, { token: admin.token })).status).toBe(200);
  expect((await nimble.call('DELETE', url, { token: admin.token })).status).toBe(404);
  await nimble.call('DELETE', `/api/submissions/${ids[2]}`, { token: admin.token });
  await sendDue();
  expect(mailServer.received).toHaveLength(0);
});

test('edited words are sent in place of the template, with the same fields', async () => {
  const id = await candidate('fr');
  const words = {
    subject: 'Bonne nouvelle, {candidateName}',
    text: 'Rendez-vous :\nhttps://example.com/rdv',
  };
  const draft = await nimble.call('POST', `/api/submissions/${id}/mails/draft`, {
    token: admin.token,
    body: { data: { kind: 'next_step', words } },
  });
  expect(draft.body.data).toMatchObject({ language: 'fr', words, isPlanned: false });
  expect(draft.body.data.rendered.subject).toBe('Bonne nouvelle, Casey Smith');
  await decide(id, 'shortlisted', { kind: 'next_step', words });
  await sendDue();
  expect(mailServer.received[0]?.subject).toBe('Bonne nouvelle, Casey Smith');
  expect(mailServer.received[0]?.text).toContain('https://example.com/rdv');
});

test('an email that does not suit the decision refuses it as a whole', async () => {
  const id = await candidate();
  const { status, body } = await decide(id, 'shortlisted', { kind: 'rejected' });
  expect([status, body.error.code]).toEqual([422, 'decision_mail.unsuitable']);
  const wrong = { kind: 'rejected', words: { subject: 'Hello {score}', text: 'Text' } };
  expect((await decide(id, 'rejected', wrong)).status).toBe(400);
  const { body: shown } = await nimble.call('GET', `/api/submissions/${id}`, { token: admin.token });
  expect(shown.data.status).toBe('pending');
});

test('a decision on many emails each of them, and undoing it cancels all', async () => {
  const ids = [await candidate(), await candidate('es')];
  const change = async () => {
    const { body } = await nimble.call('POST', '/api/bulk-actions', {
      token: admin.token,
      body: {
        data: {
          change: { kind: 'status', status: 'rejected', mail: { kind: 'rejected' } },
          selection: { by: 'ids', submissions: ids.map((id) => ({ id })) },
        },
      },
    });
    return body.data;
  };
  const decided = await change();
  expect(decided).toMatchObject({ state: 'done', done: 2, failed: 0, mail: 'rejected' });
  const { body: undone } = await nimble.call('POST', `/api/bulk-actions/${decided.id}/undo`, {
    token: admin.token,
  });
  expect(undone.data).toMatchObject({ kind: 'undo', state: 'done', done: 2, failed: 0 });
  await sendDue();
  expect(mailServer.received).toHaveLength(0);
  const again = await change();
  await sendDue();
  const subjects = new Set(mailServer.received.map(({ subject }) => subject));
  expect(mailServer.received).toHaveLength(2);
  expect(subjects).toEqual(new Set(['Your application for Night Baker', 'Su candidatura para Night Baker']));

  // What has left cannot be undone.
  const late = await nimble.call('POST', `/api/bulk-actions/${again.id}/undo`, { token: admin.token });
  expect(late.body.data).toMatchObject({ done: 0, failed: 2 });
  const { body } = await nimble.call('GET', `/api/bulk-actions/${late.body.data.id}/failures`, {
    token: admin.token,
  });
  expect(body.data.reasons).toMatchObject([{ code: 'decision_mail.sent', count: 2 }]);
});

test('the progress of many emails and those that were not sent are shown to the company alone', async () => {
  const other = await addCompany(nimble);
  const ids = [await candidate(), await candidate()] as const;
  for (const id of ids) await decide(id, 'rejected', { kind: 'rejected' });
  const before = await recent();
  expect(before.waiting).toBe(2);
  await sendDue();
  await refuse(ids[0]);
  const after = await recent();
  // Failed emails do not count.
  expect([after.planned, after.waiting]).toEqual([before.planned - 1, 0]);
  const [submissionId, sent] = ids;
  const refused = { submissionId, candidateName: 'Casey Smith', failure: 'refused' };
  expect(after.failed[0]).toMatchObject(refused);
  expect(after.failed).not.toContainEqual(expect.objectContaining({ submissionId: sent }));
  expect(await recent(other.token)).toEqual({ planned: 0, waiting: 0, failed: [] });
});

/** What a worker does that dies in this moment: the rest of the task never happens. */
class Killed extends Error {}

async function sendWith(id: number, send: (mail: { beforeEnd?: () => Promise<void> }) => Promise<void>) {
  const [{ id: mailId }] = await mailsOf(id);
  const { findAddressee, brandOfMail } = invitationFacts;
  const { config, database } = nimble;
  const dependencies = { config, database, mailer: { send }, findAddressee, brandOfMail };
  await sendDecisionMailHandler({ companyId: admin.companyId, mailId }, dependencies, {
    isLastAttempt: false,
  });
}

test('a mail that the server refuses before or after its end is retried', async () => {
  const id = await candidate();
  await decide(id, 'rejected', { kind: 'rejected' });
  const answered = Object.assign(new Error('try later'), { responseCode: 451 });
  await expect(sendWith(id, () => Promise.reject(new Killed()))).rejects.toThrow(Killed);
  const refusedAfterEnd = async ({ beforeEnd }: { beforeEnd?: () => Promise<void> }) => {
    await beforeEnd?.();
    throw answered;
  };
  await expect(sendWith(id, refusedAfterEnd)).rejects.toThrow('try later');
  await sendDue();
  expect(mailServer.received).toHaveLength(1);
});

test('a mail whose acceptance is unknown is not sent again, and says so', async () => {
  const [lost, killed] = [await candidate(), await candidate()];
  for (const id of [lost, killed]) await decide(id, 'rejected', { kind: 'rejected' });
  await sendWith(lost, async ({ beforeEnd }) => {
    await beforeEnd?.();
    throw new Error('connection lost');
  });
  await nimble.pool.query('UPDATE decision_mails SET handed_over_at = now() WHERE submission_id = $1', [
    killed,
  ]);
  await sendDue();
  expect(mailServer.received).toHaveLength(0);
  for (const id of [lost, killed]) expect((await mailsOf(id))[0].state).toBe('unclear');
});

test('an email that is canceled while it is being sent does not arrive', async () => {
  const id = await candidate();
  const { body } = await decide(id, 'rejected', { kind: 'rejected' });
  let arrived = false;
  await sendWith(id, async ({ beforeEnd }) => {
    await undo(id, body.data.reviewedAt);
    await beforeEnd?.();
    arrived = true;
  });
  expect([arrived, await mailsOf(id)]).toEqual([false, []]);
});

test('an email before the decision names the promised day until it is over; one about the decision cannot', async () => {
  const promised = async (days: number) => {
    const id = await candidate();
    await nimble.pool.query(
      "UPDATE submissions SET answer_by = (now() AT TIME ZONE 'UTC')::date + $2::integer WHERE id = $1",
      [id, days],
    );
    return id;
  };
  const words = { subject: 'Watched', text: 'Hello\n\nBy {answerBy}.' };
  const refused = await decide(await promised(3), 'rejected', { kind: 'rejected', words });
  expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([400, 'data.mail.words.text']);
  for (const [days, text] of [
    [0, /^Hello\n\nBy \w+ \d+, \d{4}\./],
    [-1, /^Hello\n\n(?!By)/],
  ] as const) {
    const id = await promised(days);
    expect((await decide(id, 'reviewed', { kind: 'seen', words })).status).toBe(200);
    await sendDue();
    expect(mailServer.received.at(-1)?.text).toMatch(text);
  }
});
