import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import {
  type RunningDatabase,
  startEmbedded,
} from '../../apps/server/src/platform/database/embedded/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { eventChannel } from '../../apps/server/src/platform/realtime/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { measure } from '../api/measure.ts';
import { isSeeded, reviewer, seed } from '../review/seed.ts';
import { dashboardCases } from './cases.ts';

/**
 * The dashboard and analytics of a company with 200,000 of 1,000,000 submissions, at 16 connections:
 * `node bench/dashboard/dashboard.bench.ts [requests per case] [folder]`. A folder keeps the database for the next run;
 * one of the review's bench will do. Each case is asked twice: as people ask, and while something changes all the time,
 * so that nothing is kept from one answer to the next.
 */
const requests = Number(process.argv[2] ?? 2000);
const keptFolder = process.argv[3];
const port = 4634;
const changeMilliseconds = 5;

async function main(): Promise<void> {
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'nimble-dashboard-')));
  const running = await startEmbedded(join(folder, 'postgres'), { safeAgainstCrash: true });
  const opened = openDatabase(running.connection, 2);
  await migrate(opened.pool);
  if (!(await isSeeded(opened.pool))) await seed(opened.pool);
  const server = startServer(folder, running);
  try {
    const url = `http://localhost:${port}`;
    const target = { url, token: await signIn(url), roots: [server.pid ?? 0, running.pid()] };
    const rows = [];
    for (const one of dashboardCases) {
      rows.push({ one, isChanging: false, ...(await measure(target, one, requests)) });
      const stop = changeAllTheTime(opened.pool);
      rows.push({ one, isChanging: true, ...(await measure(target, one, requests)) });
      await stop();
    }
    const unit = rows[0]?.cpuPerRequest ?? Number.NaN;
    console.table(
      rows.map(({ one, isChanging, requestsPerSecond, p50, p99, cpuPerRequest, failed }) => ({
        case: one.name,
        changes: isChanging ? `every ${changeMilliseconds} ms` : 'none',
        'req/s': Math.round(requestsPerSecond),
        'p50 ms': p50,
        'p99 ms': p99,
        'CPU ms': Number(cpuPerRequest.toFixed(2)),
        '× one submission': Number((cpuPerRequest / unit).toFixed(1)),
        failed,
      })),
    );
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await opened.close();
    await running.stop();
    if (keptFolder === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Tells that a submission of the company has changed, so that no answer is kept for longer. Returns how to end. */
function changeAllTheTime(pool: Pool): () => Promise<void> {
  const ending = new AbortController();
  const changing = (async () => {
    const event = JSON.stringify({ companyId: 1, name: 'submission-updated', event: {} });
    while (!ending.signal.aborted) {
      await pool.query('SELECT pg_notify($1, $2)', [eventChannel, event]);
      await wait(changeMilliseconds);
    }
  })();
  return async () => {
    ending.abort();
    await changing;
  };
}

function startServer(folder: string, running: RunningDatabase): ChildProcess {
  const { host = '', user, database } = running.connection;
  const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
  return spawn(process.execPath, ['--max-semi-space-size=16', main, 'serve'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: `${port}`,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      RATE_LIMITS: 'off',
    },
  });
}

async function signIn(url: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/api/users-permissions/user-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: reviewer.email, password: reviewer.password }),
    }).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { jwt: string }).jwt;
    await wait(100);
  }
}

await main();
