import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { mailDailyHandler } from '../mail-daily.ts';
import { mailDueHandler } from './mail-due.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let job: Awaited<ReturnType<typeof activeJob>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Digesters');
  job = await activeJob(nimble, admin.token, 'Baker');
});
afterAll(() => nimble.close());

type Person = Awaited<ReturnType<typeof addPerson>>;
const today = () => new Date().toISOString().slice(0, 10);
const newReviewer = () => addPerson(nimble, admin.companyId, 'sub_admin');
const choose = ({ token }: Person, due: boolean, hour = 0) =>
  nimble.call('PUT', '/api/notifications/mails', { token, body: { data: { mails: 'off', hour, due } } });
const mailsTo = ({ email }: Person) => nimble.mails.filter(({ to }) => to === email);

let count = 0;
async function assigned({ userId }: Person, dueOn: string | null): Promise<number> {
  count += 1;
  const { submissionId } = await begunInterview(nimble, job, `due${count}@example.com`);
  await nimble.pool.query("UPDATE submissions SET status = 'pending' WHERE id = $1", [submissionId]);
  const body = { data: { dueOn } };
  await nimble.call('PUT', `/api/submissions/${submissionId}/reviewers/${userId}`, {
    token: admin.token,
    body,
  });
  return submissionId;
}

/** The scheduled task on the next day. */
async function nextDay({ userId }: Person): Promise<void> {
  await nimble.pool.query(
    'UPDATE users SET due_mail_planned_on = due_mail_planned_on - 1, due_mail_sent_on = due_mail_sent_on - 1 WHERE id = $1',
    [userId],
  );
  await runDaily();
}

async function runDaily(): Promise<void> {
  await mailDailyHandler({}, nimble);
  await nimble.runTasks();
}

test('what is due today or overdue is emailed once a day, in the reader’s language', async () => {
  const reviewer = await newReviewer();
  await choose(reviewer, true);
  await assigned(reviewer, today());
  await assigned(reviewer, '2020-01-02');
  await assigned(reviewer, '2999-01-01');
  await assigned(reviewer, null);
  // Its hour had passed when it was chosen.
  await runDaily();
  expect(mailsTo(reviewer)).toEqual([]);
  await nextDay(reviewer);
  await runDaily();
  expect(mailsTo(reviewer)).toMatchObject([
    {
      subject: '2 reviews are due',
      paragraphs: ['Casey Smith, Baker: overdue since January 2, 2020', 'Casey Smith, Baker: due today'],
      action: { url: `${nimble.config.publicUrl}/candidates?in=queue` },
    },
  ]);
  await nimble.pool.query("UPDATE users SET language = 'de' WHERE id = $1", [reviewer.userId]);
  await nextDay(reviewer);
  expect(mailsTo(reviewer).map(({ subject }) => subject)).toEqual([
    '2 reviews are due',
    '2 Sichtungen sind fällig',
  ]);
});

test('nothing is sent when nothing is due, it was not chosen, or the person may not review any more', async () => {
  const [idle, unasked, leaving] = [await newReviewer(), await newReviewer(), await newReviewer()];
  const done = await assigned(idle, today());
  await nimble.pool.query("UPDATE submissions SET status = 'rejected' WHERE id = $1", [done]);
  await assigned(unasked, today());
  await assigned(leaving, today());
  await choose(idle, true);
  await choose(leaving, true);
  await nimble.pool.query(
    "UPDATE users SET role_id = (SELECT id FROM roles WHERE company_id IS NULL AND name = 'authenticated') WHERE id = $1",
    [leaving.userId],
  );
  for (const person of [idle, unasked, leaving]) await nextDay(person);
  expect([idle, unasked, leaving].flatMap(mailsTo)).toEqual([]);
});

test('a repeated task sends no second email of its day, and a refused one is sent again', async () => {
  const reviewer = await newReviewer();
  await choose(reviewer, true);
  await assigned(reviewer, today());
  const payload = { companyId: admin.companyId, userId: reviewer.userId, day: today() };
  const refusing = {
    send: async (mail: { beforeEnd?: () => Promise<void> }) => {
      await mail.beforeEnd?.();
      throw Object.assign(new Error('Try later'), { responseCode: 451 });
    },
  };
  await expect(mailDueHandler(payload, { ...nimble, mailer: refusing as never })).rejects.toThrow(
    'Try later',
  );
  const sent: unknown[] = [];
  const accepting = {
    send: async (mail: { beforeEnd?: () => Promise<void> }) => {
      await mail.beforeEnd?.();
      sent.push(mail);
    },
  };
  await mailDueHandler(payload, { ...nimble, mailer: accepting as never });
  await mailDueHandler(payload, { ...nimble, mailer: accepting as never });
  expect(sent).toHaveLength(1);
});

test('the link of the email ends it', async () => {
  const reviewer = await newReviewer();
  await choose(reviewer, true);
  await assigned(reviewer, today());
  await nextDay(reviewer);
  const url = new URL(mailsTo(reviewer)[0]?.unsubscribe?.url ?? '');
  await nimble.call('POST', `${url.pathname}${url.search}`);
  const { body } = await nimble.call('GET', '/api/notifications/mails', { token: reviewer.token });
  expect(body.data).toEqual({ mails: 'off', hour: 0, due: false });
});
