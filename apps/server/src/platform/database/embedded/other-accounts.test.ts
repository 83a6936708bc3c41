import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../connection.ts';
import { type RunningDatabase, startEmbedded } from './index.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65534;

let folder: string;
let running: RunningDatabase | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-accounts-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true });
});

async function start(): Promise<{ cluster: string; host: string; pid: number; words: string[] }> {
  running = await startEmbedded(folder, { safeAgainstCrash: false });
  const { pool, close } = openDatabase(running.connection, 1);
  await pool.query('CREATE TABLE IF NOT EXISTS kept (word text)');
  await pool.query("INSERT INTO kept VALUES ('row')");
  const { rows } = await pool.query<{ word: string }>('SELECT word FROM kept');
  await close();
  return {
    cluster: running.cluster,
    host: running.connection.host ?? '',
    pid: running.pid(),
    words: rows.map(({ word }) => word),
  };
}

async function restart(): Promise<Awaited<ReturnType<typeof start>>> {
  await running?.stop();
  return start();
}

/** The state that earlier versions left: everything belongs to the shared account and every connection is trusted. */
async function leaveOpen(cluster: string): Promise<void> {
  await running?.stop();
  running = undefined;
  await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\nlocal replication all trust\n');
  if (isRoot) await promisify(execFile)('chown', ['-R', `${nobody}:${nobody}`, cluster]);
}

/** Runs a Node script as another account. @returns its output. */
async function runAs(uid: number, script: string): Promise<string> {
  const become = `process.setgroups([]); process.setgid(${uid}); process.setuid(${uid});`;
  const child = spawn(process.execPath, ['-e', `${become}\n${script}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += `${chunk}`));
  await once(child, 'close');
  return output;
}

/** Tries to sign in as the superuser by PostgreSQL's own protocol; writes `R0` on success. */
function askedBy(uid: number, host: string): Promise<string> {
  return runAs(
    uid,
    `const words = Buffer.from('user\\0nimble\\0database\\0nimble\\0\\0');
     const head = Buffer.alloc(8);
     head.writeInt32BE(8 + words.length, 0);
     head.writeInt32BE(196608, 4);
     const socket = require('node:net').connect(${JSON.stringify(`${host}/.s.PGSQL.5432`)});
     socket.on('connect', () => socket.write(Buffer.concat([head, words])));
     socket.on('error', (error) => console.log(error.code));
     socket.on('data', (answer) => {
       console.log(answer.toString('latin1', 0, 1) + answer.readInt32BE(5), answer.toString('latin1'));
       socket.destroy();
     });`,
  );
}

describe.runIf(isRoot)('as root, where PostgreSQL runs as another account', () => {
  test('a process of nobody can reach neither the socket nor the files, and is not trusted', async () => {
    const { host, pid, cluster } = await start();
    expect(await askedBy(nobody, host)).toBe('EACCES\n');
    const look = (path: string) =>
      runAs(nobody, `console.log(require('node:fs').readdirSync(${JSON.stringify(path)}).join())`);
    expect(await look(`/proc/${pid}/cwd/`)).toContain('EACCES');
    expect(await look(cluster)).toContain('EACCES');
    await chmod(host, 0o755);
    expect(await askedBy(nobody, host)).toContain('Peer authentication failed');
    expect(await askedBy((await stat(cluster)).uid, host)).toContain('Peer authentication failed');
    expect(await askedBy(0, host)).toMatch(/^R0/);
  });

  test('the next start closes what an earlier version has left open to nobody', async () => {
    const { cluster } = await start();
    await leaveOpen(cluster);
    const { host, words } = await restart();
    expect(words).toEqual(['row', 'row']);
    expect(await askedBy(nobody, host)).toBe('EACCES\n');
    const names = await readdir(cluster, { recursive: true });
    const owners = await Promise.all(names.map(async (name) => (await stat(join(cluster, name))).uid));
    expect(owners).not.toContain(nobody);
    expect((await stat(cluster)).uid).not.toBe(nobody);
  });
});

test('the next start makes a database that trusted everybody trust its own account only', async () => {
  const { cluster } = await start();
  await leaveOpen(cluster);
  expect((await restart()).words).toEqual(['row', 'row']);
  const rules = await readFile(join(cluster, 'pg_hba.conf'), 'utf8');
  expect(rules).not.toMatch(/^[^#]*trust/m);
  expect((await stat(join(cluster, 'pg_hba.conf'))).mode & 0o777).toBe(0o600);
});
