import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningDatabase } from '../../apps/server/src/platform/database/embedded/index.ts';
import { freePort, type Started } from '../product-server.ts';

/** Starts the bare server over the same PostgreSQL. */
export async function startReference(running: RunningDatabase): Promise<Started> {
  const { host = '', user = '', database = '' } = running.connection;
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, 'reference-server.ts'), host, user, database, `${port}`],
    { stdio: 'inherit' },
  );
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/select`).catch(() => undefined))?.ok) await wait(100);
  return { process: server, url, token: '', roots: [server.pid ?? 0, running.pid()] };
}
