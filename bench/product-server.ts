import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundled } from '@nimble/bundle';
import type { RunningDatabase } from '../apps/server/src/platform/database/embedded/index.ts';
import { benchUser } from './bench-user.ts';

const main = join(import.meta.dirname, '../apps/server/src/main.ts');
const makeBundle = join(import.meta.dirname, '../packages/bundle/src/make-bundle.mjs');

export type Started = { process: ChildProcess; url: string; token: string; roots: number[] };

/** The address of the database, and its server's process. */
type Database = Pick<RunningDatabase, 'connection' | 'pid'>;

/** As `npm start` does, which prepares the server first. */
export async function startProduct(dataFolder: string, running: Database): Promise<Started> {
  const { host = '', user, database } = running.connection;
  const port = await freePort();
  const environment = {
    ...process.env,
    PORT: `${port}`,
    DATA_DIR: dataFolder,
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    RATE_LIMITS: 'off',
    PLAN_ENFORCEMENT: 'off',
  };
  execFileSync(process.execPath, [makeBundle]);
  const memory = ['--max-semi-space-size=16', '--heap-growing-percent=30'];
  const options = [...memory, bundled(main), 'serve'];
  const server = spawn(process.execPath, options, { stdio: 'inherit', env: environment });
  const url = `http://localhost:${port}`;
  return { process: server, url, token: await signIn(url), roots: [server.pid ?? 0, running.pid()] };
}

export async function stop(server: ChildProcess): Promise<void> {
  if (!server.kill('SIGTERM')) return;
  await once(server, 'exit');
}

async function signIn(url: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/api/users-permissions/user-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: benchUser.email, password: benchUser.password }),
    }).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { jwt: string }).jwt;
    await wait(100);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
