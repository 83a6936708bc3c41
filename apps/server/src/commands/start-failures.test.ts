import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mayMount } from '../testing/may-mount.ts';
import { startMailServer } from '../testing/servers/mail-server.ts';
import { startNimble } from '../testing/servers/nimble-process.ts';
import { startS3Server } from '../testing/servers/s3-server.ts';
import { createTestDatabase, databaseUrl, type TestDatabase } from '../testing/servers/test-database.ts';

// Each test starts whole processes, which is slow on a small, busy machine.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-failures-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** The terminal output: one sentence and nothing else. */
async function refusal(command: string[], settings: Record<string, string>, nodeOptions?: string[]) {
  const dataFolder = join(folder, Object.entries(settings).join().replaceAll(/\W/g, '-').slice(0, 50));
  const nimble = startNimble(command, { DATA_DIR: dataFolder, ...settings }, nodeOptions);
  const { code, output } = await nimble.ended;
  expect(output).toMatch(/^[^\n]+\.\n$/);
  expect(code).toBe(1);
  return output.trim();
}

const otherNode =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"22.18.0"}})';

test.concurrent.each<[string, string[], Record<string, string>, string | RegExp, string[]?]>([
  ['a bad setting', ['serve'], { PORT: 'http' }, 'The setting PORT must be a number from 1 to 65535.'],
  [
    'a bucket without a secret for all',
    ['web'],
    {
      DATABASE_URL: 'postgres://localhost:1/nimble',
      STORAGE: 's3',
      S3_BUCKET: 'nimble',
    },
    'The setting APP_SECRET is missing: with STORAGE=s3 processes share no data folder.',
  ],
  ['an unknown setting', ['serve'], { NIMBLE_PROT: '1' }, 'There is no setting NIMBLE_PROT.'],
  [
    'a folder where none can be made',
    ['serve'],
    { DATA_DIR: '/proc/x' },
    'Nimble cannot create the data folder /proc/x (ENOENT). Create it for the user that Nimble runs as, or set DATA_DIR to another folder.',
  ],
  ['a folder inside a file', ['serve'], { DATA_DIR: '/dev/null/x' }, /create the data folder \/dev\/null\/x/],
  ['a folder that is a file', ['serve'], { DATA_DIR: '/dev/null' }, /create the data folder \/dev\/null /],
  [
    'a folder that cannot be written',
    ['serve'],
    { DATA_DIR: '/proc/sys' },
    /write to the data folder \/proc\/sys .*\. Give it to the user that Nimble runs as, or set DATA_DIR/,
  ],
  [
    'a database that does not answer',
    ['serve'],
    { DATABASE_URL: 'postgres://nimble:hidden-word@localhost:1/nimble' },
    /^The database of DATABASE_URL does not answer: connect ECONNREFUSED (?!.*hidden-word).*\. Start it or correct the address\.$/,
  ],
  ['a worker without a shared database', ['worker'], {}, /^This command needs DATABASE_URL/],
  ['a web server without a shared database', ['web'], {}, /^This command needs DATABASE_URL/],
  ['another Node', ['serve'], {}, /^Nimble needs Node 24, but this is v/, ['--import', otherNode]],
])('%s is refused in one sentence', async (_what, command, settings, sentence, nodeOptions) => {
  const said = await refusal(command, settings, nodeOptions);
  if (typeof sentence === 'string') expect(said).toBe(sentence);
  else expect(said).toMatch(sentence);
});

test.concurrent('a database that is not in UTF8 is refused in one sentence', async () => {
  const name = `${database.connection.database}_ascii`;
  await database.pool.query(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`);
  const settings = { DATABASE_URL: databaseUrl({ connection: { ...database.connection, database: name } }) };
  expect(await refusal(['serve'], settings)).toMatch(
    /^The database of DATABASE_URL stores texts as SQL_ASCII; Nimble/,
  );
  await database.pool.query(`DROP DATABASE ${name}`);
});

test.concurrent('data of another PostgreSQL version is left alone', async () => {
  const dataFolder = join(folder, 'old');
  await mkdir(join(dataFolder, 'postgres/cluster'), { recursive: true });
  await writeFile(join(dataFolder, 'postgres/cluster/PG_VERSION'), '13\n');
  expect(await refusal(['serve'], { DATA_DIR: dataFolder })).toMatch(
    /^The data in .*cluster was written by PostgreSQL 13, and this Nimble comes with PostgreSQL \d+\.$/,
  );
});

test.concurrent.each([
  ['backup', 'monday.tar'],
  ['speech'],
  ['speech', 'add', 'whisper-base'],
  ['two-factor-off', 'ann@example.com'],
  ['change-email', 'ann@example.com', 'bea@example.com'],
  ['migrate'],
  ['demo'],
])('%s of a data folder without a database is refused, and creates nothing there', async (...command) => {
  const name = `mistyped-${command.slice(0, 2).join('-')}`;
  const settings = { DATA_DIR: join(folder, name) };
  expect(await refusal(command, settings)).toBe(
    `There is no database in the data folder ${settings.DATA_DIR}. Set DATA_DIR to that of your installation, or start Nimble first.`,
  );
  expect(await readdir(folder)).not.toContain(name);
});

test.runIf(mayMount)('a full disk is named when the database cannot be created', async () => {
  const disk = await mkdtemp(join(folder, 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=30m', 'tmpfs', disk]);
  try {
    const { code, output } = await startNimble(['serve'], { DATA_DIR: join(disk, 'data') }).ended;
    expect(output).toMatch(/^.*\nOnly \d+ MB are free on the disk of the data folder .*; make room .*\.\n$/);
    expect(code).toBe(1);
  } finally {
    execFileSync('umount', [disk]);
  }
});

test.concurrent('a taken port is refused in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const settings = { PORT: `${port}`, DATABASE_URL: databaseUrl(database) };
  expect(await refusal(['serve'], settings)).toBe(
    `Port ${port} is taken by another program; set PORT to a free one.`,
  );
  other.close();
});

test.concurrent('an unknown command lists the commands and fails', async () => {
  const { code, output } = await startNimble(['sevre'], {}).ended;
  expect(code).toBe(1);
  expect(output).toContain('Usage: nimble <command>');
});

test.concurrent('doctor tests everything and reports what does not work', async () => {
  const mail = await startMailServer();
  const data = await mkdtemp(join(folder, 'doctor-'));
  const all = {
    DATA_DIR: data,
    DATABASE_URL: databaseUrl(database),
    SMTP_URL: mail.url,
    MAIL_FROM: 'jobs@example.com',
  };
  const found = await startNimble(['doctor'], all).ended;
  await mail.close();
  expect(found.output).toMatch(
    /^✓ Node +v24\..*\n✓ Database +PostgreSQL [\d.]+ of DATABASE_URL answers, all \d+ migrations applied\.\n✓ Files +.*files\. Writing, reading and deleting one works\.\n[✓!] Data folder .* GB free in .*\n(?: .*\n)?✓ Email +The mail server 127.0.0.1:\d+ answers\.\n! Speech +No speech model is on\..*\n .*\n✓ Codecs +FFmpeg .*\n✓ Faces .*\n✓ Virus scanner .*\n✓ Language model .*\n✓ Google .*\n✓ Payments .*\n! Address +Only this machine .*\n .*\n✓ Secret .*\n✓ Plans .*\n/,
  );
  expect(found.code).toBe(0);
  expect(await readdir(join(data, 'files'))).toEqual(['incoming']);
  const own = await startNimble(['doctor'], { DATA_DIR: join(folder, 'none-yet') }).ended;
  expect(own.output).toMatch(
    /! Database +Nimble’s own PostgreSQL [\d.]+ answers, \d+ migrations to apply at the next start\./,
  );
  expect(own.output).toMatch(/✓ Data folder +The first start creates .*none-yet\.\n/);

  const broken = {
    ...all,
    DATABASE_URL: 'postgres://nimble:hidden-word@localhost:1/nimble',
    SMTP_URL: 'smtp://user:hidden-word@localhost:1',
  };
  const missing = await startNimble(['doctor'], broken).ended;
  expect(missing.code).toBe(1);
  expect(missing.output).toContain('✗ Database       The database of DATABASE_URL does not answer: ');
  expect(missing.output).toMatch(/✗ Email +The mail server localhost:1 does not work: .*ECONNREFUSED/);
  expect(missing.output).not.toContain('hidden-word');
  const store = await startS3Server();
  const bucket = await startNimble(['doctor'], { ...all, ...store.settings }).ended;
  const { S3_BUCKET: name } = store.settings;
  expect(bucket.output).toContain(
    `✓ Files          Files are kept in the bucket ${name}. Writing, reading and deleting one works.\n`,
  );
  expect(bucket.output).toMatch(/✗ Secret +APP_SECRET is missing: with STORAGE=s3 .*\n +Set APP_SECRET to/);
  expect(bucket.code).toBe(1);
  const another = await startNimble(['doctor'], { ...all, ...store.settings, S3_BUCKET: 'another' }).ended;
  expect(another.output).toMatch(
    /✗ Files +Files are kept in the bucket another, but that does not work: .*not exist/,
  );
  await store.close();
  const speech = { SPEECH_ENGINE: 'sherpa', SPEECH_MODEL: folder };
  const deaf = await startNimble(['doctor'], { DATA_DIR: folder, ...speech }).ended;
  expect(deaf.output).toMatch(/✗ Speech .* contains no speech model/);
});

test.concurrent('doctor says what will be of an empty PostgreSQL, before the first start', async () => {
  const name = `${database.connection.database}_empty`;
  await database.pool.query(`CREATE DATABASE ${name}`);
  const connection = { ...database.connection, database: name };
  const settings = {
    DATA_DIR: join(folder, 'moving'),
    DATABASE_URL: databaseUrl({ ...database, connection }),
  };
  const { code, output } = await startNimble(['doctor'], settings).ended;
  expect(output).toMatch(/! Database +PostgreSQL [\d.]+ of DATABASE_URL answers, \d+ migrations to apply/);
  expect(output).toMatch(/! Speech +No speech model is on\./);
  expect(code).toBe(0);
});
