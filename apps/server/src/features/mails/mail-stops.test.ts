import { mostCompanyMails, mostMailsPerAddress } from '@nimble/contracts/mails';
import { planNames } from '@nimble/contracts/plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainName } from '../../platform/mail/index.ts';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { builtInRoleId } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let owner: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  owner = await signedInAdmin(nimble, 'Harbour Bakery');
});
afterAll(() => nimble.close());

const invite = (jobId: number, email: string, { token } = owner) =>
  nimble.call('POST', `/api/jobs/${jobId}/invitations`, { token, body: { data: { emails: [email] } } });
const mailsTo = (email: string) => nimble.mails.filter(({ to }) => to === email);

async function linkOf(email: string): Promise<string> {
  const url = new URL(mailsTo(email).at(-1)?.unsubscribe?.url ?? '');
  return `${url.pathname}${url.search}`;
}

test('one click ends a company’s emails to an address, and those of no other; opening the link changes nothing', async () => {
  const job = await activeJob(nimble, owner.token, 'Baker');
  await invite(job.id, 'Ann@example.com');
  await nimble.runTasks();
  const [mail] = mailsTo('ann@example.com');
  expect(mail?.unsubscribe?.label).toBe('Stop emails from Harbour Bakery');
  expect(mail?.footer).toContain('Harbour Bakery invited you');
  const link = await linkOf('ann@example.com');
  expect(link).not.toMatch(/ann|%40/i);

  const opened = await nimble.call('GET', link);
  expect([opened.status, opened.headers['cache-control']]).toEqual([302, 'no-store']);
  expect(opened.headers.location).toMatch(/^\/stop-emails#.*name=Harbour\+Bakery/);
  const again = await activeJob(nimble, owner.token);
  await invite(again.id, 'ann@example.com');
  await nimble.runTasks();
  expect(mailsTo('ann@example.com')).toHaveLength(2);

  const oneClick = await nimble.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.statusCode).toBe(200);
  expect((await nimble.call('POST', link)).status).toBe(200);
  const third = await activeJob(nimble, owner.token);
  await invite(third.id, 'ANN@example.com');
  await nimble.runTasks();
  expect(mailsTo('ann@example.com')).toHaveLength(2);
  const listed = await nimble.call('GET', `/api/jobs/${third.id}/invitations`, owner);
  expect(listed.body.data[0]).toMatchObject({ failure: 'unsubscribed', sentAt: null });

  const other = await signedInAdmin(nimble, 'Hill Mill');
  await invite((await activeJob(nimble, other.token)).id, 'ann@example.com', other);
  await nimble.runTasks();
  expect(mailsTo('ann@example.com')).toHaveLength(3);
  const kept = await nimble.pool.query<{ kept: string }>('SELECT mail_stops::text AS kept FROM mail_stops');
  expect(kept.rows).toHaveLength(1);
  expect(kept.rows[0]?.kept).not.toContain('ann');
});

test('a link is valid for its own company and address alone', async () => {
  const job = await activeJob(nimble, owner.token);
  await invite(job.id, 'bo@example.com');
  await nimble.runTasks();
  const link = await linkOf('bo@example.com');
  const altered = [
    link.replace(/company=\d+/, 'company=999'),
    link.replace(/address=./, (start) => `${start.slice(0, -1)}${start.endsWith('A') ? 'B' : 'A'}`),
    link.replace(/signature=.*/, `signature=${'A'.repeat(43)}`),
  ];
  for (const one of altered) {
    expect((await nimble.call('GET', one)).status).toBe(403);
    expect((await nimble.call('POST', one)).status).toBe(403);
  }
  expect((await nimble.call('POST', '/api/mail-stops')).status).toBe(400);
});

test('a browser shows a page for a link that a mail program has cut off, or that is not valid', async () => {
  const job = await activeJob(nimble, owner.token);
  await invite(job.id, 'di@example.com');
  await nimble.runTasks();
  const link = await linkOf('di@example.com');
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  for (const broken of [
    '/api/mail-stops',
    link.split('&signature=')[0] ?? '',
    link.slice(0, -1),
    `${link}A`,
  ]) {
    const page = await nimble.app.inject({ url: broken, headers: { accept } });
    expect([page.statusCode, page.headers.location], broken).toEqual([302, '/stop-emails']);
    expect(page.headers['cache-control']).toBe('no-store');
    expect([400, 403]).toContain((await nimble.call('GET', broken)).status);
    const posted = await nimble.app.inject({ method: 'POST', url: broken, headers: { accept } });
    expect([400, 403]).toContain(posted.statusCode);
  }
  const whole = await nimble.app.inject({ url: link, headers: { accept } });
  expect(whole.headers.location).toMatch(/^\/stop-emails#.*name=Harbour\+Bakery/);
});

test('unsubscribed people cannot be added to the team, and still get emails that they request', async () => {
  const job = await activeJob(nimble, owner.token);
  await begunInterview(nimble, job, 'cy@example.com');
  const goOn = () =>
    nimble.call('POST', '/api/interviews/continue', {
      body: { shareToken: job.shareToken, email: 'cy@example.com' },
    });
  await goOn();
  await nimble.runTasks();
  await nimble.call('POST', await linkOf('cy@example.com'));
  const role = await builtInRoleId(nimble, 'viewer');
  const body = { username: 'cyclist', email: 'cy@example.com', role };
  const refused = await nimble.call('POST', '/api/users-permissions/users/invite', {
    token: owner.token,
    body,
  });
  expect([refused.status, refused.body.error.message]).toEqual([
    422,
    'This person has unsubscribed from your company’s emails.',
  ]);
  await goOn();
  await nimble.runTasks();
  expect(mailsTo('cy@example.com')).toHaveLength(2);
});

test('one address gets a limited number of links to continue and to reset a password a day, over all callers', async () => {
  const job = await activeJob(nimble, owner.token);
  await begunInterview(nimble, job, 'dee@example.com');
  const more = mostMailsPerAddress + 3;
  for (let count = 0; count < more; count += 1) {
    await nimble.call('POST', '/api/interviews/continue', {
      body: { shareToken: job.shareToken, email: 'dee@example.com' },
    });
    await nimble.call('POST', '/api/users-permissions/mail/forgot-password', {
      body: { email: 'harbourbakery@example.com' },
    });
    await nimble.runTasks();
  }
  expect(mailsTo('dee@example.com')).toHaveLength(mostMailsPerAddress);
  const resets = mailsTo('harbourbakery@example.com').filter(({ subject }) => subject.startsWith('Reset'));
  expect(resets).toHaveLength(mostMailsPerAddress);
});

test.each([
  ['Harbour\r\nBcc: all@example.com', 'Harbour Bcc: all@ example. com'],
  ['\u202eevil\u0000 name', 'evil name'],
  ['J.R. Smith & Sons Ltd.', 'J. R. Smith & Sons Ltd.'],
  ['x'.repeat(70), `${'x'.repeat(59)}…`],
])('a name in an email is one short line without links: %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test('the limit of emails grows with age and plan', () => {
  for (const plan of planNames) {
    const grown = [0, 2, 3, 14, 60, 10_000].map((days) => mostCompanyMails(plan, days));
    expect(grown).toEqual(grown.toSorted((one, other) => one - other));
    expect(new Set(grown).size).toBe(4);
  }
  expect(planNames.map((plan) => mostCompanyMails(plan, 0))).toEqual([50, 100, 200]);
});
