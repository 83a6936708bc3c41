import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { eventChannel } from '../../apps/server/src/platform/realtime/index.ts';
import { referenceCases } from '../api/cases.ts';
import { measure } from '../api/measure.ts';
import { report } from '../api/report.ts';
import { startReference } from '../api/start-reference.ts';
import { startTwice, stop } from '../product-server.ts';
import { openSeededFolder } from '../review/seeded-folder.ts';
import { dashboardCases } from './cases.ts';

/**
 * The dashboard and analytics of a company with 200,000 of 1,000,000 submissions, at 16 connections: `node
 * bench/dashboard/dashboard.bench.ts [requests per case] [folder]`. A folder keeps the database for the next run, and
 * can be shared with the review's bench. Each case runs twice: normally, and with continuous changes, so that no answer
 * is cached.
 */
const requests = Number(process.argv[2] ?? 2000);
const keptFolder = process.argv[3];
const changeMilliseconds = 5;
const load = { connections: 16, warmUpRequests: Math.min(2000, requests) };

async function main(): Promise<void> {
  const seeded = await openSeededFolder(keptFolder);
  const product = await startTwice(seeded.dataFolder, seeded.running);
  const reference = await startReference(seeded.running);
  try {
    const rows = [];
    for (const one of referenceCases)
      rows.push({ ...one, ...(await measure(reference, one, requests, load)) });
    for (const one of dashboardCases) {
      rows.push({ ...one, ...(await measure(product, one, requests, load)) });
      const end = changeAllTheTime(seeded.pool);
      rows.push({ name: `${one.name}, while it changes`, ...(await measure(product, one, requests, load)) });
      await end();
    }
    report(rows);
  } finally {
    await stop(reference.process);
    await stop(product.process);
    await seeded.close();
  }
}

/**
 * Announces a change of a submission of the company, so that cached answers are dropped. Returns a function that stops
 * it.
 */
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
