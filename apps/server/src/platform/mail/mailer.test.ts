import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer, isRefused, type Mail } from './index.ts';

const mail: Mail = {
  to: 'ann@example.com',
  language: 'en',
  subject: 'Hello',
  greeting: 'Hello <b>Ann</b>,',
  paragraphs: ['First.'],
  action: { label: 'Go', url: 'http://localhost:3000/verify-account/abc' },
  footer: 'Bye.',
};

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'nimble-mail-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

test('writes to the outbox without a mail server', async () => {
  await createMailer({ smtpUrl: undefined, mailFrom: 'nimble@example.com', dataFolder }).send(mail);
  const [name = ''] = await readdir(join(dataFolder, 'outbox'));
  const content = await readFile(join(dataFolder, 'outbox', name), 'utf8');
  expect(name).toMatch(/\.eml$/);
  expect(content).toContain('To: ann@example.com');
  expect(content).toContain('http://localhost:3000/verify-account/abc');
  expect(content).toContain('Auto-Submitted: auto-generated');
  expect(content).toContain('&lt;b&gt;Ann&lt;/ b&gt;');
});

test.each([
  ['Hello Free gifts at evil.example/now,', 'Hello Free gifts at evil. example/now,'],
  ['Hello a//evil.example,', 'Hello a// evil. example,'],
  ['Hello https://evil.example,', 'Hello https:// evil. example,'],
  ['Hello J.R. Smith-Jones,', 'Hello J. R. Smith-Jones,'],
])('a greeting with a name that is an address is no link: %s', async (greeting, greeted) => {
  await createMailer({ smtpUrl: undefined, mailFrom: 'nimble@example.com', dataFolder }).send({
    ...mail,
    greeting,
  });
  const [name = ''] = await readdir(join(dataFolder, 'outbox'));
  const content = await readFile(join(dataFolder, 'outbox', name), 'utf8');
  expect(content.split(greeted)).toHaveLength(3);
  expect(content).not.toContain(greeting);
});

test('emails with an unsubscribe link show it to people and to mail programs', async () => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: 'nimble@example.com', dataFolder });
  await mailer.send({
    ...mail,
    unsubscribe: { label: 'Stop', url: 'http://localhost:3000/api/stop?user=1' },
  });
  const [name = ''] = await readdir(join(dataFolder, 'outbox'));
  const content = await readFile(join(dataFolder, 'outbox', name), 'utf8');
  expect(content).toContain('List-Unsubscribe: <http://localhost:3000/api/stop?user=1>');
  expect(content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(content).toMatch(/Stop:\s+http:/);
});

test('sends by SMTP, and fails when the server refuses', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? new Error('no such box') : null),
    onData: (stream, _session, done) => void text(stream).then((content) => (received.push(content), done())),
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'nimble@example.com',
    dataFolder,
  });
  await mailer.send(mail);
  const refusal: unknown = await mailer.send({ ...mail, to: 'gone@example.com' }).catch((error) => error);
  expect([String(refusal), isRefused(refusal)]).toEqual([expect.stringContaining('no such box'), true]);
  server.close();
  const silence: unknown = await mailer.send(mail).catch((error) => error);
  expect([silence, isRefused(silence)]).toEqual([expect.any(Error), false]);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: Hello');
});

test('an email that took too long never leaves afterwards', async () => {
  const received: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => void released.then(() => done()),
    onData: (stream, _session, done) =>
      void text(stream).then(
        (content) => (received.push(content), done()),
        () => undefined,
      ),
    onClose: () => close(),
  });
  // A sender that goes in the middle is no fault of the server.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'nimble@example.com', dataFolder };
  await expect(createMailer(settings, 200).send(mail)).rejects.toThrow('did not answer in time');
  release();
  await closed;
  expect(received).toEqual([]);
  server.close();
});
