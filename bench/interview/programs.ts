import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundled } from '@nimble/bundle';
import type { RunningDatabase } from '../../apps/server/src/platform/database/embedded/index.ts';
import { freePort } from '../product-server.ts';

const program = bundled(join(import.meta.dirname, '../../apps/server/src/main.ts'));
/** Signs what the candidates send. */
export const secret = 'the secret of a measurement, long enough';
/** As `npm start` sets them. */
const memoryOfWeb = ['--max-semi-space-size=16', '--heap-growing-percent=30'];
const memoryOfWorker = ['--optimize-for-size', '--max-semi-space-size=2'];

function startProgram(
  options: readonly string[],
  dataFolder: string,
  running: RunningDatabase,
  settings: Record<string, string>,
): ChildProcess {
  const { host = '', user, database } = running.connection;
  const environment = {
    ...process.env,
    DATA_DIR: dataFolder,
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    APP_SECRET: secret,
    RATE_LIMITS: 'off',
    PLAN_ENFORCEMENT: 'off',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  return spawn(process.execPath, options, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
}

export async function startWeb(
  dataFolder: string,
  running: RunningDatabase,
): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort();
  const server = startProgram([...memoryOfWeb, program, 'web'], dataFolder, running, { PORT: `${port}` });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/api/settings/public`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('Nimble did not start.');
    await wait(100);
  }
  return { server, url };
}

export function startWorker(dataFolder: string, running: RunningDatabase): ChildProcess {
  return startProgram([...memoryOfWorker, program, 'worker'], dataFolder, running, {});
}
