import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { eventChannel } from '../../apps/server/src/platform/realtime/index.ts';
import { referenceCases } from '../api/cases.ts';
import { measure } from '../api/measure.ts';
import { startReference } from '../api/start-reference.ts';
import { startTwice, stop } from '../product-server.ts';
import { isSeeded, seed } from '../review/seed.ts';
import { dashboardCases } from './cases.ts';

/**
 * The dashboard and analytics of a company with 200,000 of 1,000,000 submissions, at 16 connections:
 * `node bench/dashboard/dashboard.bench.ts [requests per case] [folder]`. A folder keeps the database for the next run;
 * one of the review's bench will do. Each case is asked twice: as people ask, and while something changes all the time,
 * so that nothing is kept from one answer to the next.
 */
const requests = Number(process.argv[2] ?? 2000);
const keptFolder = process.argv[3];
const changeMilliseconds = 5;
const load = { connections: 16, warmUpRequests: Math.min(2000, requests) };

async function main(): Promise<void> {
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'nimble-dashboard-')));
  const running = await startEmbedded(join(folder, 'postgres'), { safeAgainstCrash: true });
  const opened = openDatabase(running.connection, 2);
  await migrate(opened.pool);
  if (!(await isSeeded(opened.pool))) await seed(opened.pool);
  const product = await startTwice(join(folder, 'data'), running);
  const reference = await startReference(running);
  try {
    const rows = [];
    for (const one of referenceCases)
      rows.push({ one, changes: false, ...(await measure(reference, one, requests, load)) });
    for (const one of dashboardCases) {
      rows.push({ one, changes: false, ...(await measure(product, one, requests, load)) });
      const end = changeAllTheTime(opened.pool);
      rows.push({ one, changes: true, ...(await measure(product, one, requests, load)) });
      await end();
    }
    // One prepared SELECT behind a bare route: what the rest is compared with, on a machine as busy as it was.
    const unit = rows[1]?.cpuPerRequest ?? Number.NaN;
    console.table(
      rows.map(({ one, changes, requestsPerSecond, p50, p99, cpuPerRequest, failed }) => ({
        case: one.name,
        changes,
        'req/s': Math.round(requestsPerSecond),
        'p50 ms': p50,
        'p99 ms': p99,
        'CPU ms': Number(cpuPerRequest.toFixed(2)),
        '× SELECT 1': Number((cpuPerRequest / unit).toFixed(1)),
        failed,
      })),
    );
  } finally {
    await stop(reference.process);
    await stop(product.process);
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

await main();
