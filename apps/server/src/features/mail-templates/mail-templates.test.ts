import { mailTemplateKinds } from '@nimble/contracts/mail-templates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number };
let other: { token: string };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Harbour Bakery');
  other = await signedInAdmin(nimble, 'Another Company');
});
afterAll(() => nimble.close());

const save = (data: object, kind = 'rejected') =>
  nimble.call('PUT', `/api/mail-templates/${kind}/de`, { token: admin.token, body: { data } });

async function templatesOf({ token }: { token: string }) {
  const { body } = await nimble.call('GET', '/api/mail-templates', { token });
  return body.data as { kind: string; language: string; subject: string; text: string; isOwn: boolean }[];
}

test('every kind has a default in every language, whose fields exist', async () => {
  const templates = await templatesOf(admin);
  expect(templates).toHaveLength(mailTemplateKinds.length * 4);
  expect(new Set(templates.map(({ subject }) => subject)).size).toBe(templates.length);
  for (const { kind, language, subject, text, isOwn } of templates) {
    expect(isOwn).toBe(false);
    const url = `/api/mail-templates/${kind}/${language}/preview`;
    const { status, body } = await nimble.call('POST', url, {
      token: admin.token,
      body: { data: { subject, text } },
    });
    expect([status, body.data.text]).toEqual([200, expect.stringContaining('Harbour Bakery')]);
    expect(body.data.subject + body.data.text + body.data.html).not.toMatch(/\{\w+\}/);
  }
});

test('a company saves its own words in one language, and resets them; others keep the default', async () => {
  const words = { subject: 'Absage von {companyName}', text: 'Guten Tag {candidateName},\n\nleider nein.' };
  expect((await save(words)).body.data).toEqual({ kind: 'rejected', language: 'de', isOwn: true, ...words });
  const own = await templatesOf(admin);
  expect(own.filter(({ isOwn }) => isOwn)).toEqual([
    { kind: 'rejected', language: 'de', isOwn: true, ...words },
  ]);
  expect((await templatesOf(other)).some(({ isOwn }) => isOwn)).toBe(false);
  for (let round = 0; round < 2; round++) {
    const url = '/api/mail-templates/rejected/de';
    const { status, body } = await nimble.call('DELETE', url, { token: admin.token });
    expect([status, body.data.isOwn]).toEqual([200, false]);
  }
  const { rows } = await nimble.pool.query<{ action: string }>(
    "SELECT action FROM audit_events WHERE action LIKE 'company.mail_template%' ORDER BY id",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'company.mail_template_changed',
    'company.mail_template_reset',
  ]);
});

test.each([
  [{ subject: 'Hello {score}', text: 'Text' }, 'data.subject', 'There is no field “score” in this email.'],
  [
    { subject: 'Hello', text: 'Hello {candidate name}' },
    'data.text',
    'There is no field “candidate name” in this email.',
  ],
  [{ subject: ' ', text: 'Text' }, 'data.subject', 'Subject is required'],
  [{ subject: 'Hello', text: '\n ' }, 'data.text', 'Text is required'],
  [{ subject: 'a'.repeat(151), text: 'Text' }, 'data.subject', 'Subject must be at most 150 characters'],
  [{ subject: 'Hello', text: 'a'.repeat(4001) }, 'data.text', 'Text must be at most 4000 characters'],
])('%j is refused at %s', async (words, path, message) => {
  const { status, body } = await save(words);
  expect(status).toBe(400);
  const [error] = body.error.details.errors;
  expect([error.path.join?.('.') ?? error.path, error.message]).toEqual([
    path,
    expect.stringContaining(message),
  ]);
});

const inviting = { subject: 'Hello', text: 'Open it: {link}' };

test.each([
  [{ ...inviting, text: 'Open it' }, 'data.text', 'Add the field “link”'],
  [{ ...inviting, text: '{link} {date}' }, 'data.text', 'There is no field “date”'],
  [{ ...inviting, subject: 'Open {link}' }, 'data.subject', 'There is no field “link”'],
  [{ ...inviting, text: '{link} or evil.example' }, 'data.text', 'Please leave out links'],
  [{ ...inviting, subject: 'Write to me@evil' }, 'data.subject', 'Please leave out links'],
  [{ ...inviting, text: '{link} https://evil' }, 'data.text', 'Please leave out links'],
])('an invitation with %j is refused at %s', async (words, path, message) => {
  for (const kind of ['invitation', 'reminder']) {
    const { status, body } = await save(words, kind);
    expect(status).toBe(400);
    const [error] = body.error.details.errors;
    expect([error.path, error.message]).toEqual([path, expect.stringContaining(message)]);
  }
  expect((await save(inviting, 'reminder')).status).toBe(200);
  expect((await save({ ...inviting, text: '{message}\n\n{link}' }, 'reminder')).status).toBe(400);
});

test('no HTML comes from a template, and a subject stays on one line', async () => {
  const { body } = await nimble.call('POST', '/api/mail-templates/seen/en/preview', {
    token: admin.token,
    body: { data: { subject: 'Hello\r\nBcc: all@example.com', text: '<script>go()</script>\nSecond line' } },
  });
  expect(body.data.subject).toBe('Hello Bcc: all@example.com');
  expect(body.data.html).not.toContain('<script');
  expect(body.data.html).toContain('&lt;script&gt;go()&lt;/script&gt;<br>Second line');
  expect(body.data.text).toContain('<script>go()</script>\nSecond line');
});

test('the promised day is in the emails before a decision alone, and its paragraph is left out without one', async () => {
  const words = { subject: 'Thank you', text: 'Hello\n\nBy {answerBy}.\n\nGoodbye' };
  expect((await save(words, 'rejected')).body.error.details.errors[0].message).toContain('“answerBy”');
  const inSubject = { ...words, subject: 'Until {answerBy}' };
  expect((await save(inSubject, 'seen')).body.error.details.errors[0].path).toBe('data.subject');
  const preview = async () => {
    const url = '/api/mail-templates/received/de/preview';
    const { body } = await nimble.call('POST', url, { token: admin.token, body: { data: words } });
    return body.data.text as string;
  };
  expect(await preview()).toMatch(/^Hello\n\nGoodbye/);
  const url = `/api/companies/${admin.companyId}`;
  await nimble.call('PUT', url, { token: admin.token, body: { data: { answerDays: 14 } } });
  const day = new Date(Date.now() + 14 * 86_400_000);
  const written = day.toLocaleDateString('de', { dateStyle: 'long', timeZone: 'UTC' });
  expect(await preview()).toMatch(new RegExp(`^Hello\n\nBy ${written}\\.\n\nGoodbye`));
});
