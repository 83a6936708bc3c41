import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { ConnectionSettings } from '../connection.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { DatabaseStartError } from './errors.ts';
import { stopLeftOver } from './left-over.ts';
import { collectOutput, type ProgramSettings, startProgram } from './programs.ts';
import { type Account, unprivilegedAccount } from './unprivileged-account.ts';

export { findBinaries } from './binaries.ts';
export { DatabaseStartError } from './errors.ts';
export { unprivilegedAccount } from './unprivileged-account.ts';

const user = 'nimble';
const database = 'nimble';
const startSeconds = 60;
const pollMilliseconds = 20;

export type RunningDatabase = {
  connection: ConnectionSettings;
  /** Of the server; its children are its own. */
  pid: number;
  stop: () => Promise<void>;
};

/**
 * Runs a PostgreSQL of our own on `folder` and gives back how to reach it: by a socket in a private folder, never by
 * the network. Stops what an earlier Nimble that was killed has left running on the same data.
 * @throws DatabaseStartError in one sentence.
 */
export async function startEmbedded(
  folder: string,
  options: { safeAgainstCrash: boolean },
): Promise<RunningDatabase> {
  const account = unprivilegedAccount();
  const binaries = await findBinaries(account);
  const cluster = join(folder, 'cluster');
  await checkMajor(cluster, binaries);
  await stopLeftOver(cluster);
  const settings: ProgramSettings = { programs: binaries.folder, cluster, account };
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(settings);
  const sockets = await makeSocketFolder(account);
  const server = await startProgram(settings, 'postgres', serverOptions(sockets, options.safeAgainstCrash));
  const connection = { host: sockets, user, database };
  try {
    await untilReady(server, connection);
  } catch (error) {
    server.kill('SIGQUIT');
    await rm(sockets, { recursive: true, force: true });
    throw error;
  }
  return {
    connection,
    pid: server.pid ?? 0,
    stop: async () => {
      await stopServer(server);
      await rm(sockets, { recursive: true, force: true });
    },
  };
}

async function checkMajor(cluster: string, binaries: Binaries): Promise<void> {
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined || Number(found) === binaries.major) return;
  throw new DatabaseStartError(
    `The data in ${cluster} was written by PostgreSQL ${found.trim()}, and this Nimble comes with PostgreSQL ${binaries.major}.`,
  );
}

/** Prepares the data in a folder beside, so that a start that was killed half-way leaves nothing that looks finished. */
async function initialise(settings: ProgramSettings): Promise<void> {
  const fresh = `${settings.cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await giveTo(fresh, settings.account);
  const options = ['--username', user, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8'];
  const program = await startProgram({ ...settings, cluster: fresh }, 'initdb', options);
  const output = collectOutput(program);
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new DatabaseStartError(`The database could not be prepared: ${lastLine(output())}`);
  await rename(fresh, settings.cluster);
}

/** Socket paths may have 107 bytes at most, so it cannot lie beside the data. */
async function makeSocketFolder(account: Account | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-'));
  await giveTo(folder, account);
  return folder;
}

async function giveTo(folder: string, account: Account | undefined): Promise<void> {
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
}

function serverOptions(sockets: string, safeAgainstCrash: boolean): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    max_connections: '60',
    shared_buffers: '128MB',
    jit: 'off',
    logging_collector: 'on',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_size: '0',
    fsync: safeAgainstCrash ? 'on' : 'off',
    synchronous_commit: safeAgainstCrash ? 'on' : 'off',
    full_page_writes: safeAgainstCrash ? 'on' : 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Waits until it answers, and makes the database at the first start. */
async function untilReady(server: ChildProcess, connection: ConnectionSettings): Promise<void> {
  const output = collectOutput(server);
  const giveUpAt = Date.now() + startSeconds * 1000;
  while (Date.now() < giveUpAt) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new DatabaseStartError(`The database did not start: ${lastLine(output())}`);
    }
    if (await makeDatabase(connection)) return;
    await wait(pollMilliseconds);
  }
  throw new DatabaseStartError(`The database did not start within ${startSeconds} seconds.`);
}

/** @returns false while the server does not answer yet. */
async function makeDatabase(connection: ConnectionSettings): Promise<boolean> {
  const client = new Client({ ...connection, database: 'postgres' });
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open connections are ended, everything committed is kept. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}

function lastLine(text: string): string {
  return text.split('\n').at(-1) || 'it gave no reason';
}
