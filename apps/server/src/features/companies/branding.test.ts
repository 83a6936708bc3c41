import { uploadPaths } from '@nimble/contracts/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailHtml } from '../../platform/mail/mail-body.ts';
import { picture } from '../../testing/files/pictures.ts';
import { activeJob, begunInterview, signedInAdmin, upload } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number };
let stranger: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Harbour Bakery');
  stranger = await signedInAdmin(nimble, 'Hill Mill');
});
afterAll(() => nimble.close());

const change = (data: object, { token, companyId } = admin) =>
  nimble.call('PUT', `/api/companies/${companyId}`, { token, body: { data } });

async function uploadedLogo({ token, companyId } = admin): Promise<number> {
  const bytes = await picture('png', 200, 80);
  const { body } = await upload(nimble, token, { bytes, path: uploadPaths.logo(companyId) });
  return body[0].id;
}

test('saved branding shows on the interview page and in emails, and the logo is public', async () => {
  const colors = { primaryColor: '#ffee00', secondaryColor: '#123', accentColor: '#be123c' };
  const logo = await uploadedLogo();
  const address = `/api/logos/${logo}`;
  expect((await nimble.call('GET', address)).status).toBe(404);
  const contact = { contactName: 'Hiring team', contactEmail: 'jobs@harbour.example.com' };
  const website = 'https://harbour.example.com';
  const { status, body } = await change({ website, ...contact, language: 'fr', ...colors, logo });
  expect([status, body.data]).toEqual([
    200,
    {
      id: admin.companyId,
      name: 'Harbour Bakery',
      website,
      ...contact,
      language: 'fr',
      reminderDays: [2],
      answerDays: null,
      showsWatched: false,
      showsDecisions: false,
      videoNeverRequired: false,
      keepsEncodedRecordings: true,
      ...colors,
      logo: { id: logo, url: address },
    },
  ]);

  const served = await nimble.app.inject(address);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png']);
  expect(served.headers['cache-control']).toContain('public');
  const job = await activeJob(nimble, admin.token, 'Baker');
  const page = await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`);
  expect(page.body.data.company).toEqual({
    name: 'Harbour Bakery',
    ...colors,
    logo: { id: logo, url: address },
  });
  expect(page.body.data.privacy).toEqual({
    keptDays: null,
    contact: { name: 'Hiring team', email: 'jobs@harbour.example.com', website },
  });

  await begunInterview(nimble, job, 'late@example.com');
  await nimble.call('POST', '/api/interviews/continue', {
    body: { shareToken: job.shareToken, email: 'late@example.com' },
  });
  await nimble.runTasks();
  const mail = nimble.mails.findLast(({ to }) => to === 'late@example.com');
  const html = mail === undefined ? '' : mailHtml(mail);
  expect(html).toContain(`src="${nimble.config.publicUrl}${address}" alt="Harbour Bakery"`);
  expect(html).toContain('color:#000000');
  expect(html).not.toContain('#047857');
});

test('another logo replaces the former, whose file is deleted', async () => {
  const first = await uploadedLogo();
  await change({ logo: first });
  const second = await uploadedLogo();
  await change({ logo: second });
  expect((await nimble.call('GET', `/api/logos/${first}`)).status).toBe(404);
  expect((await nimble.call('DELETE', `/api/upload/files/${second}`, { token: admin.token })).status).toBe(
    200,
  );
  const { body } = await nimble.call('GET', `/api/companies/${admin.companyId}`, { token: admin.token });
  expect(body.data.logo).toBeNull();
});

test.each([
  [{ primaryColor: 'red' }, 'data.primaryColor', 'Please enter a color such as #10b981 or #1b8'],
  [{ primaryColor: '#12345' }, 'data.primaryColor', 'Please enter a color such as #10b981 or #1b8'],
  [{ accentColor: '' }, 'data.accentColor', 'A color is required'],
  [{ name: 'a' }, 'data.name', 'Company name must be at least 2 characters'],
  [{ name: 'hill mill' }, 'data.name', 'There is a company already registered with this name'],
  [{ website: 'harbour' }, 'data.website', 'Please enter a valid URL'],
  [{ contactEmail: 'jobs' }, 'data.contactEmail', 'Please enter a valid email address'],
  [{ contactName: 'x'.repeat(101) }, 'data.contactName', 'Contact must be at most 100 characters'],
  [{ answerDays: 91 }, 'data.answerDays', 'Promise an answer within 1 to 90 days'],
  [{ logo: 999_999 }, 'data.logo', 'This logo no longer exists. Please upload it again.'],
])('refuses %j and changes nothing', async (data, path, message) => {
  const { status, body } = await change({ secondaryColor: '#abcdef', ...data });
  expect([status, body.error.details.errors]).toEqual([400, [expect.objectContaining({ path, message })]]);
  const { body: now } = await nimble.call('GET', `/api/companies/${admin.companyId}`, { token: admin.token });
  expect(now.data.secondaryColor).not.toBe('#abcdef');
});

test("a call with another company's id changes neither company", async () => {
  const theirs = { token: admin.token, companyId: stranger.companyId };
  expect((await change({ website: 'https://taken.example.com' }, theirs)).status).toBe(404);
  for (const { token, companyId } of [admin, stranger]) {
    const { body } = await nimble.call('GET', `/api/companies/${companyId}`, { token });
    expect(body.data.website).not.toBe('https://taken.example.com');
  }
});

test("a company can use neither another company's logo nor a user's picture", async () => {
  expect((await change({ logo: await uploadedLogo(stranger) })).status).toBe(400);
  const avatar = (await upload(nimble, admin.token, { bytes: await picture('png', 20, 20) })).body[0].id;
  expect((await change({ logo: avatar })).status).toBe(400);
});

test('a file that is not the current logo of a company has no public address', async () => {
  const unused = await uploadedLogo();
  expect((await nimble.call('GET', `/api/logos/${unused}`)).status).toBe(404);
});

test('an empty website or contact clears it, and each change is logged', async () => {
  const { body } = await change({ contactName: ' ', contactEmail: '', language: null });
  expect(body.data).toMatchObject({ contactName: null, contactEmail: null, language: null });
  await change({ website: 'https://example.com' });
  expect((await change({ website: '' })).body.data.website).toBeNull();
  const { rows } = await nimble.pool.query<{ details: object }>(
    "select details from audit_events where action = 'company.settings_changed' order by id desc limit 1",
  );
  expect(rows[0]?.details).toEqual({ fields: 'website' });
});
