import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { mayMount } from '../../../testing/may-mount.ts';
import { readFinding } from '../../../testing/read-finding.ts';
import { startMailServer } from '../../../testing/servers/mail-server.ts';
import { startS3Server } from '../../../testing/servers/s3-server.ts';
import { startStoreGate } from '../../../testing/servers/store-gate.ts';
import { writeFound } from '../finding-texts.ts';
import { checkFiles } from './check-files.ts';
import { checkMail } from './check-mail.ts';
import { checkSpeech } from './check-programs.ts';
import { checkAddress, checkPlans, checkSecret } from './check-settings.ts';
import { checkSpace } from './check-space.ts';
import { runCheck } from './finding.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-checks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('mail', () => {
  const mailFrom = 'Harbour Bakery <jobs@harbour.example>';

  test('is kept in the outbox without a server, with a hint how to set one', async () => {
    expect(readFinding(await checkMail({ smtpUrl: undefined, mailFrom }))).toMatchObject({
      state: 'look',
      text: 'Emails are not sent. They are kept in the outbox on this machine.',
      advice: expect.stringContaining('`SMTP_URL`'),
    });
  });

  test('is fine with a server that answers, and broken once it is unreachable', async () => {
    const server = await startMailServer();
    expect(readFinding(await checkMail({ smtpUrl: server.url, mailFrom }))).toEqual({
      state: 'fine',
      text: `The mail server 127.0.0.1:${server.port} answers.`,
      advice: null,
    });
    await server.close();
    expect(server.received).toEqual([]);
    expect(readFinding(await checkMail({ smtpUrl: server.url, mailFrom }))).toMatchObject({
      state: 'broken',
      text: expect.stringMatching(/^The mail server 127\.0\.0\.1:\d+ does not work: .*ECONNREFUSED/),
    });
  });

  test('deserves a look while the sender is the default, which other mail servers refuse', async () => {
    const server = await startMailServer();
    const { mailFrom: byDefault } = loadConfig({});
    const found = readFinding(await checkMail({ smtpUrl: server.url, mailFrom: byDefault }));
    await server.close();
    expect(found).toEqual({
      state: 'look',
      text: `The mail server 127.0.0.1:${server.port} answers, but emails come from Nimble <nimble@localhost>, which many mail servers refuse.`,
      advice: expect.stringContaining('`MAIL_FROM`'),
    });
  });

  test('is broken with a password that the server refuses, and does not reveal it', async () => {
    const server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Unknown account')),
    });
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as { port: number };
    const found = readFinding(
      await checkMail({ smtpUrl: `smtp://ann:hidden-word@127.0.0.1:${port}`, mailFrom }),
    );
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(found).toMatchObject({ state: 'broken', text: expect.stringContaining('Unknown account') });
    expect(JSON.stringify(found)).not.toContain('hidden-word');
  });
});

describe('files', () => {
  test('in a folder are written, read and deleted', async () => {
    const settings = loadConfig({ DATA_DIR: join(folder, 'data') });
    expect(readFinding(await checkFiles(settings)).text).toContain('which the first start creates');
    await mkdir(join(folder, 'data'));
    expect(readFinding(await checkFiles(settings))).toMatchObject({ state: 'fine' });
    expect(await readdir(join(folder, 'data', 'files'))).toEqual(['incoming']);
  });

  test('in a bucket are, too; an unreachable one is broken, and its key is not revealed', async () => {
    const store = await startS3Server();
    const gate = await startStoreGate(store.settings.S3_ENDPOINT);
    const settings = loadConfig({ ...store.settings, S3_ENDPOINT: gate.url });
    expect(readFinding(await checkFiles(settings))).toMatchObject({ state: 'fine' });
    gate.turn('away');
    gate.close();
    const found = readFinding(await checkFiles(settings));
    expect(found).toMatchObject({
      state: 'broken',
      text: expect.stringMatching(/^Files are kept in the bucket .*, but that does not work: .*ECONNREFUSED/),
      advice: expect.stringContaining('S3_'),
    });
    expect(JSON.stringify(found)).not.toContain(store.settings['S3_SECRET_ACCESS_KEY']);
    await store.close();
  });
});

describe('the data folder', () => {
  test.skipIf(!mayMount).each([
    ['40m', 'broken', '40 MB of 40 MB free'],
    ['3g', 'look', '3 GB of 3 GB free'],
    ['6g', 'fine', '6 GB of 6 GB free'],
  ])('on a disk of %s is %s', async (size, state, text) => {
    const mounted = await mkdtemp(join(folder, 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', mounted]);
    try {
      expect(readFinding(await checkSpace(mounted))).toMatchObject({
        state,
        text: expect.stringContaining(text),
        advice: state === 'fine' ? null : expect.stringContaining('Free space on this disk'),
      });
    } finally {
      execFileSync('umount', [mounted]);
    }
  });

  test('that the first start cannot create is broken', async () => {
    const file = join(folder, 'program');
    await writeFile(file, '', { mode: 0o755 });
    expect(readFinding(await checkSpace(join(file, 'data')))).toMatchObject({
      state: 'broken',
      text: expect.stringContaining(`Nimble cannot write to ${file}: ENOTDIR`),
      advice: expect.stringContaining('Nimble can write to the folder'),
    });
    const own = join(folder, 'none/yet');
    expect(readFinding(await checkSpace(own))).toMatchObject({
      state: 'fine',
      text: `The first start creates ${own}.`,
    });
  });

  test('that others may read is broken', async () => {
    const open = await mkdtemp(join(folder, 'open-'));
    await mkdir(join(open, 'files'));
    await chmod(join(open, 'files'), 0o755);
    expect(readFinding(await checkSpace(open))).toMatchObject({
      state: 'broken',
      text: `Other users of this machine can read ${join(open, 'files')}.`,
    });
  });
});

test('a folder without a model is a broken engine, and no engine is worth a look', async () => {
  expect(readFinding(await checkSpeech({ engine: { name: 'off' }, language: undefined }))).toMatchObject({
    state: 'look',
  });
  expect(
    readFinding(await checkSpeech({ engine: { name: 'sherpa', folder }, language: 'en' })),
  ).toMatchObject({
    state: 'broken',
    text: expect.stringContaining('contains no speech model'),
  });
});

test.each([
  ['https://interviews.example.com', 'fine'],
  ['http://localhost:3000', 'look'],
  ['http://127.0.0.1:3000', 'look'],
  ['http://[::1]:3000', 'look'],
  ['http://interviews.example.com', 'broken'],
  ['http://localhost.example.com', 'broken'],
  ['http://192.168.1.20:3000', 'broken'],
])('%s is %s: cameras need https or this machine', (url, state) => {
  expect(checkAddress(url).state).toBe(state);
});

test('settings are explained, without their values', () => {
  const settings = loadConfig({
    APP_SECRET: 'hidden-word-that-is-long-enough-for-a-secret',
    STRIPE_SECRET_KEY: 'sk_hidden-word',
    STRIPE_WEBHOOK_SECRET: 'whsec_hidden-word',
  });
  const found = [checkSecret(settings), checkPlans(settings)];
  expect(found.map((each) => readFinding(each).text)).toEqual([
    'The secret that signs sessions and private links is set (APP_SECRET).',
    'The limits of plans apply, and companies pay through Stripe.',
  ]);
  expect(JSON.stringify(found)).not.toContain('hidden-word');
});

test('an endless check times out', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const found = await runCheck({
    longestSeconds: 0.2,
    run: () => checkMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'jobs@example.com' }),
  });
  silent.close();
  expect(readFinding(found)).toEqual({
    state: 'broken',
    text: 'No answer within 0.2 seconds.',
    advice: null,
  });
});

test('a duration is shown in its largest unit', () => {
  expect([0, 1, 59, 60, 7200, 86_399, 172_800].map((ago) => ageIn('en', ago))).toEqual([
    '0 seconds',
    '1 second',
    '59 seconds',
    '1 minute',
    '2 hours',
    '23 hours',
    '2 days',
  ]);
});

test('a finding is written in each language', () => {
  const free = {
    code: 'finding.space_free',
    values: { free: 1.5 * 1024 ** 3, all: 2 ** 40, folder: '/data' },
  } as const;
  expect(writeFound('de', [free])).toBe('1,5 GB von 1.024 GB frei in /data.');
  expect(ageIn('de', 172_800)).toBe('2 Tagen');
  expect(ageIn('es', 7200)).toBe('2 horas');
  expect(ageIn('fr', 60)).toBe('1 minute');
});

function ageIn(language: 'de' | 'en' | 'es' | 'fr', ago: number): string {
  const text = writeFound(language, [{ code: 'finding.backups_last', values: { ago, size: 0 } }]);
  return /(?:written|vor|hace|il y a) (.*?)(?: ago| geschrieben)? \(/.exec(text)?.[1] ?? text;
}
