import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  freePort,
  isRunning,
  type NimbleProcess,
  startNimble,
  untilGone,
} from '../testing/servers/nimble-process.ts';

// Each test starts whole processes, which is slow on a small, busy machine.
vi.setConfig({ testTimeout: 120_000 });

// One data folder for all tests, in this order, as on a real machine.
let parent: string;
let dataFolder: string;
let port: number;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'nimble-serve-'));
  // Like root's home: only its owner may enter.
  await chmod(parent, 0o700);
  dataFolder = join(parent, 'clone/data');
  port = await freePort();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const started: NimbleProcess[] = [];
afterAll(() => {
  for (const one of started.filter(({ pid }) => isRunning(pid))) one.kill('SIGKILL');
});

async function serve(): Promise<NimbleProcess> {
  const nimble = startNimble(['serve'], { DATA_DIR: dataFolder, PORT: `${port}` });
  started.push(nimble);
  await nimble.says('Nimble is ready');
  return nimble;
}

const clusterFile = (name: string) => join(dataFolder, 'postgres/cluster', name);

async function postmaster(): Promise<{ pid: number; sockets: string }> {
  const [pid, , , , sockets = ''] = (await readFile(clusterFile('postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(pid), sockets };
}

async function connected(): Promise<Client> {
  const client = new Client({ host: (await postmaster()).sockets, user: 'nimble', database: 'nimble' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Writes rows until the connection is lost; returns the numbers that the database has acknowledged. */
async function writeUntilLost(client: Client, onWritten: (count: number) => void): Promise<number[]> {
  const acknowledged: number[] = [];
  try {
    for (;;) {
      const { rows } = await client.query<{ id: number }>('INSERT INTO proof DEFAULT VALUES RETURNING id');
      acknowledged.push(rows[0]?.id ?? 0);
      onWritten(acknowledged.length);
    }
  } catch {
    return acknowledged;
  }
}

async function expectRows(numbers: readonly number[]): Promise<void> {
  const client = await connected();
  const { rows } = await client.query<{ id: number }>('SELECT id FROM proof');
  await client.end();
  const found = new Set(rows.map(({ id }) => id));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((id) => !found.has(id))).toEqual([]);
}

test('Ctrl-C during a start ends it without a complaint', async () => {
  const nimble = startNimble(['serve'], { DATA_DIR: join(parent, 'interrupted'), PORT: `${port}` });
  started.push(nimble);
  // The database is prepared and the codecs are tried, both in processes of their own.
  await expect.poll(() => nimble.tree().length, { timeout: 60_000 }).toBeGreaterThan(1);
  const tree = nimble.tree();
  nimble.interruptGroup();
  expect(await nimble.ended).toEqual({ code: 0, output: '' });
  await untilGone(tree);
});

test('Ctrl-C lets a running call finish on a running database, then stops everything', async () => {
  const nimble = await serve();
  if (process.getuid?.() === 0) expect((await stat(clusterFile('.'))).uid).toBe(65_530);
  await expect.poll(() => nimble.tree().length).toBeGreaterThan(8);
  const tree = nimble.tree();
  const { sockets } = await postmaster();
  const second = startNimble(['serve'], { DATA_DIR: dataFolder, PORT: `${await freePort()}` });
  expect(await second.ended).toEqual({
    code: 1,
    output: expect.stringContaining(
      `Nimble already runs on the data folder ${dataFolder} (process ${nimble.pid}). Stop it and try again.`,
    ),
  });

  const body = JSON.stringify({ identifier: 'nobody@example.com', password: 'Secret12' });
  const call = connect(port, 'localhost');
  await once(call, 'connect');
  call.write(
    `POST /api/users-permissions/user-login HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  // An answer to this proves that the earlier writes were read too.
  expect((await fetch(`http://localhost:${port}/api/settings/public`)).ok).toBe(true);
  nimble.interruptGroup();
  await untilClosing();
  call.write(body.slice(10));
  let answer = '';
  for await (const chunk of call) answer += String(chunk);
  // A result that needs the database: there is no such user.
  expect(answer).toMatch(/^HTTP\/1.1 400 [^]*Invalid identifier or password/);

  expect((await nimble.ended).code).toBe(0);
  expect(tree.filter(isRunning)).toEqual([]);
  await expect(stat(sockets)).rejects.toThrow('ENOENT');
  expect(await readdir(dataFolder)).not.toContain('nimble.pid');
});

/** Waits until the server accepts no more calls. */
async function untilClosing(): Promise<void> {
  for (;;) {
    const status = await fetch(`http://localhost:${port}/api/settings/public`).then(
      (answer) => answer.status,
      () => 503,
    );
    if (status === 503) return;
    await wait(10);
  }
}

test('leftovers of a dead process are no obstacle, also when its process id is used again', async () => {
  const identity = `${process.pid}\n/nowhere\n1\n5432\n/tmp/nimble-nowhere\n\n  1 1\nready   \n`;
  await writeFile(clusterFile('postmaster.pid'), identity);
  await writeFile(join(dataFolder, 'nimble.pid'), `${process.pid} 1`);
  await mkdir(join(dataFolder, 'work/left'), { recursive: true });
  const nimble = await serve();
  expect(await readdir(dataFolder)).not.toContain('work');
  nimble.kill('SIGTERM');
  expect((await nimble.ended).code).toBe(0);
});

test('a killed database is restarted, a killed Nimble leaves nothing running, and no acknowledged row is lost', async () => {
  const nimble = await serve();
  const client = await connected();
  await client.query('CREATE TABLE proof (id bigserial PRIMARY KEY)');
  const server = await postmaster();
  const first = await writeUntilLost(client, (count) => {
    if (count === 200) process.kill(server.pid, 'SIGKILL');
  });
  await expect.poll(() => connected().then((one) => one.end())).toBeUndefined();
  await expectRows(first);
  expect((await fetch(`http://localhost:${port}/api/settings/public`)).ok).toBe(true);

  const again = await connected();
  const tree = nimble.tree();
  const second = writeUntilLost(again, (count) => {
    if (count === 200) nimble.kill('SIGKILL');
  });
  await nimble.ended;
  const next = await serve();
  await expectRows([...first, ...(await second)]);
  await untilGone(tree);

  next.kill('SIGKILL');
  const orphans = next.tree();
  await next.ended;
  await untilGone(orphans);
});
