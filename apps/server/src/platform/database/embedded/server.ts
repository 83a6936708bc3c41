import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { ConnectionSettings } from '../connection.ts';
import { DatabaseStartError } from './errors.ts';
import { collectOutput, lastLine, type ProgramSettings, startProgram } from './programs.ts';

const startSeconds = 60;
const pollMilliseconds = 20;
/** Less than systemd waits before it kills everything (deploy/nimble.service). */
export const stopMilliseconds = 45_000;
/** The children of a killed server hold its shared memory for a moment, which blocks a new one. */
const startAttempts = 6;
const firstDelayMilliseconds = 200;

export type SupervisedServer = {
  pid: () => number;
  failed: Promise<DatabaseStartError>;
  stop: () => Promise<void>;
};

/**
 * Starts the server and keeps it running: one that dies by itself is restarted.
 * @throws DatabaseStartError when it cannot be started.
 */
export async function superviseServer(
  settings: ProgramSettings,
  options: readonly string[],
  connection: ConnectionSettings,
): Promise<SupervisedServer> {
  const { promise: failed, resolve: fail } = Promise.withResolvers<DatabaseStartError>();
  let stopped = false;
  let restarting = Promise.resolve();
  const start = () => startPatiently(settings, options, connection, () => stopped);
  let server = await start();

  function watch(): void {
    server.once('exit', () => {
      if (!stopped) restarting = restart();
    });
  }

  async function restart(): Promise<void> {
    try {
      server = await start();
      watch();
    } catch (error) {
      if (error instanceof DatabaseStartError) fail(error);
      else fail(new DatabaseStartError('The database stopped and did not start again.'));
    }
  }

  watch();
  return {
    pid: () => server.pid ?? 0,
    failed,
    async stop() {
      stopped = true;
      await restarting;
      await stopServer(server);
    },
  };
}

async function startPatiently(
  settings: ProgramSettings,
  options: readonly string[],
  connection: ConnectionSettings,
  isStopped: () => boolean,
): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(settings, options, connection);
    } catch (error) {
      if (attempt === startAttempts || isStopped()) throw error;
      await wait(firstDelayMilliseconds * 2 ** (attempt - 1));
    }
  }
}

async function startServer(
  settings: ProgramSettings,
  options: readonly string[],
  connection: ConnectionSettings,
): Promise<ChildProcess> {
  const server = await startProgram(settings, 'postgres', options);
  try {
    await untilReady(server, connection);
    return server;
  } catch (error) {
    server.kill('SIGQUIT');
    throw error;
  }
}

/** Waits until it answers, and creates the database at the first start. */
async function untilReady(server: ChildProcess, connection: ConnectionSettings): Promise<void> {
  const output = collectOutput(server);
  const giveUpAt = Date.now() + startSeconds * 1000;
  while (Date.now() < giveUpAt) {
    if (hasEnded(server)) throw new DatabaseStartError(`The database did not start: ${lastLine(output())}`);
    if (await makeDatabase(connection)) return;
    await wait(pollMilliseconds);
  }
  throw new DatabaseStartError(`The database did not start within ${startSeconds} seconds.`);
}

/** @returns false while the server does not answer yet. */
async function makeDatabase({ database, ...server }: ConnectionSettings): Promise<boolean> {
  const client = new Client({ ...server, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database ?? '')}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * SIGINT is PostgreSQL's fast shutdown: open connections are closed, everything committed is kept. On a full disk it may
 * never end; SIGQUIT then ends it as a power cut would, after which the next start repeats what was committed.
 */
export async function stopServer(server: ChildProcess, patience = stopMilliseconds): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  const hurrying = setTimeout(() => server.kill('SIGQUIT'), patience);
  await ended;
  clearTimeout(hurrying);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
