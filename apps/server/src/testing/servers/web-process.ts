import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundled } from '@nimble/bundle';
import type { ConnectionSettings } from '../../platform/database/connection.ts';

const main = join(import.meta.dirname, '../../main.ts');
const patienceMilliseconds = 60_000;

export type WebProcess = { url: string; stop: () => Promise<void> };

/** Nimble as a separate process over a shared database. */
export async function startWebProcess(
  { user, database, host = '' }: ConnectionSettings,
  secret: string,
): Promise<WebProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-web-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [bundled(main), 'serve'], {
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: `${port}`,
      DATA_DIR: folder,
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      APP_SECRET: secret,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const giveUpAt = Date.now() + patienceMilliseconds;
  while (!(await answers(url))) {
    if (Date.now() > giveUpAt || child.exitCode !== null) throw new Error('Nimble did not start.');
    await wait(50);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/settings/public`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
