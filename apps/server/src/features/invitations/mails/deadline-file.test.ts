import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer, readOutbox } from '../../../platform/mail/index.ts';
import { activeJob } from '../../../testing/journeys.ts';
import { addCompany } from '../../../testing/people.ts';
import { linkIn, startMailServer } from '../../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { mailsPage } from '../../outbox/outbox-pages.ts';
import { remindInvited } from '../index.ts';
import { deadlineFile } from './deadline-file.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let nimble: TestApp;
let token: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  nimble = await createTestApp({ SMTP_URL: mailServer.url, PUBLIC_URL: 'https://jobs.example' });
  token = (await addCompany(nimble)).token;
});
afterAll(async () => {
  await nimble.close();
  await mailServer.close();
});

const dayMilliseconds = 86_400_000;
/** Calendar files have no milliseconds. */
const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / 1000) * 1000 + days * dayMilliseconds).toISOString();
const run = {
  taskId: 'test',
  attempt: 1,
  isLastAttempt: true,
  isLost: false,
  signal: new AbortController().signal,
};

/** The properties of the calendar file of an email (RFC 5545); undefined without one. */
function calendarOf(mail: Email | undefined): Map<string, string> | undefined {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (file === undefined) return undefined;
  expect(file.filename).toBe('interview.ics');
  // The parser of the emails has changed the line breaks.
  const text = new TextDecoder().decode(file.content as ArrayBuffer);
  for (const line of text.split('\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.replaceAll(/\n[ \t]/g, '').split('\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [name = '', ...value] = line.split(':');
      const unescaped = value
        .join(':')
        .replaceAll('\\n', '\n')
        .replaceAll(/\\([,;\\])/g, '$1');
      return [name.replace(/;.*/, ''), unescaped];
    }),
  );
}

const basicTime = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '');
const received = () => mailServer.received.at(-1);

async function invited(data: object, job?: { id: number }) {
  const { id: jobId } = job ?? (await activeJob(nimble, token, 'Night, Baker; and \\ more'));
  const path = `/api/jobs/${jobId}/invitations`;
  const body = { data: { emails: ['ann@example.com'], ...data } };
  expect((await nimble.call('POST', path, { token, body })).status).toBe(200);
  await nimble.runTasks();
  const { id, deadline } = (await nimble.call('GET', path, { token })).body.data[0];
  return { jobId, id, deadline, path: `${path}/${id}` };
}

test('the deadline is an entry for the calendar, with the personal link', async () => {
  const deadline = inDays(10);
  const { id } = await invited({ deadline });
  const calendar = calendarOf(received());
  const link = linkIn(received()).href;
  expect(Object.fromEntries(calendar ?? [])).toMatchObject({
    VERSION: '2.0',
    METHOD: 'PUBLISH',
    UID: `invitation-${id}@jobs.example`,
    SEQUENCE: '0',
    DTSTART: basicTime(deadline),
    URL: link,
    TRANSP: 'TRANSPARENT',
  });
  expect(calendar?.get('SUMMARY')).toMatch(/^Deadline: video interview with /);
  expect(calendar?.get('DESCRIPTION')).toBe(
    `Finish your video interview for the job “Night, Baker; and \\ more” by this time:\n${link}`,
  );
});

test('a changed deadline replaces the entry, in a resent invitation and in the reminder', async () => {
  const { path, id } = await invited({ deadline: inDays(10) });
  await nimble.call('POST', `${path}/resend`, { token });
  await nimble.runTasks();
  expect(calendarOf(received())?.get('SEQUENCE')).toBe('0');

  const extended = inDays(20);
  await nimble.call('PUT', `${path}/deadline`, { token, body: { data: { deadline: extended } } });
  await nimble.call('POST', `${path}/resend`, { token });
  await nimble.runTasks();
  const again = calendarOf(received());
  expect([again?.get('SEQUENCE'), again?.get('DTSTART')]).toEqual(['1', basicTime(extended)]);

  const soon = inDays(1);
  await nimble.call('PUT', `${path}/deadline`, { token, body: { data: { deadline: soon } } });
  await nimble.pool.query(`UPDATE job_invitations SET sent_at = now() - interval '20 days' WHERE id = ${id}`);
  const { database, companyMails } = nimble;
  await remindInvited.run(null, { database, companyMails }, run);
  await nimble.runTasks();
  expect(received()?.subject).toMatch(/^Reminder/);
  const reminder = calendarOf(received());
  expect([reminder?.get('SEQUENCE'), reminder?.get('DTSTART')]).toEqual(['2', basicTime(soon)]);
  expect(reminder?.get('UID')).toBe(`invitation-${id}@jobs.example`);
});

test('the entry is in the candidate’s language, with the deadline that counts from sending', async () => {
  const { deadline } = await invited({ daysToAnswer: 5, language: 'de' });
  const calendar = calendarOf(received());
  expect(calendar?.get('SUMMARY')).toMatch(/^Frist: Video-Interview mit /);
  expect(calendar?.get('DTSTART')).toBe(basicTime(deadline));
});

test('without a deadline there is no file', async () => {
  await invited({});
  expect(received()?.attachments).toEqual([]);
});

test('the file is also in an email that was kept in the outbox, with the line breaks of the standard', async () => {
  const keeping = await createTestApp();
  const mailer = createMailer({ ...keeping.config, smtpUrl: undefined });
  const url = `${keeping.config.publicUrl}/interview/i1-x`;
  const file = await deadlineFile({
    invitationId: 1,
    deadline: new Date(),
    sequence: 0,
    language: 'fr',
    company: 'Acme',
    job: 'Boulanger',
    isOnVideo: true,
    url,
    publicUrl: keeping.config.publicUrl,
  });
  await mailer.send({
    to: 'ann@example.com',
    language: 'fr',
    subject: 'Invitation',
    greeting: '',
    paragraphs: [],
    action: { label: 'Ouvrir', url },
    footer: '',
    attachments: [file],
  });
  const [kept = ''] = await readOutbox(keeping.folder);
  const encoded = /filename=interview\.ics[\s\S]*?\n\n([\w+/=\n]+)/.exec(kept)?.[1] ?? '';
  expect(Buffer.from(encoded, 'base64').toString()).toBe(file.content);
  expect(file.content).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r?\n?$/);
  expect(file.content.replaceAll('\r\n', '')).not.toContain('\n');
  expect(mailsPage([kept], keeping.config.publicUrl)).toContain(`href="${url}"`);
  await keeping.close();
});
