import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { referenceCases } from '../api/cases.ts';
import { measure } from '../api/measure.ts';
import { report } from '../api/report.ts';
import { startReference } from '../api/start-reference.ts';
import { type Started, startTwice, stop } from '../product-server.ts';
import { openSeededFolder } from '../review/seeded-folder.ts';
import { dashboardCases } from './cases.ts';

/**
 * The dashboard and analytics of a company with 200,000 of 1,000,000 submissions, at 16 connections: `node
 * bench/dashboard/dashboard.bench.ts [requests per case] [folder] [changes per second]`. A folder keeps the database for
 * the next run, and can be shared with the review's bench. Each case runs twice: at rest, and while submissions of the
 * company change, through the API of the same server. The CPU of these changes counts too.
 */
const requests = Number(process.argv[2] ?? 2000);
const keptFolder = process.argv[3];
const changesPerSecond = Number(process.argv[4] ?? 10);
const statuses = ['in_review', 'shortlisted', 'rejected'] as const;
const load = { connections: 16, warmUpRequests: Math.min(2000, requests) };

async function main(): Promise<void> {
  const seeded = await openSeededFolder(keptFolder);
  const product = await startTwice(seeded.dataFolder, seeded.running);
  const reference = await startReference(seeded.running);
  const pending = await findPending(seeded.pool);
  try {
    const rows = [];
    for (const one of referenceCases)
      rows.push({ ...one, ...(await measure(reference, one, requests, load)) });
    for (const one of dashboardCases) {
      rows.push({ ...one, ...(await measure(product, one, requests, load)) });
      const end = changeAllTheTime(product, pending);
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

/** Changes the status of one submission after another, as reviewers do. @returns a function that stops it. */
function changeAllTheTime({ url, token }: Started, submissionIds: readonly number[]): () => Promise<void> {
  const ending = new AbortController();
  const changing = (async () => {
    for (let change = 0; !ending.signal.aborted; change += 1) {
      const status = statuses[Math.floor(change / submissionIds.length) % statuses.length];
      const next = wait(1000 / changesPerSecond);
      const answer = await fetch(`${url}/api/submissions/${submissionIds[change % submissionIds.length]}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ data: { status } }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      await next;
    }
  })();
  return async () => {
    ending.abort();
    await changing;
  };
}

async function findPending(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    "SELECT id FROM submissions WHERE company_id = 1 AND status = 'pending' ORDER BY created_at DESC LIMIT 200",
  );
  return rows.map(({ id }) => id);
}

await main();
