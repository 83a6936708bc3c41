import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { referenceCases } from '../api/cases.ts';
import { measure } from '../api/measure.ts';
import { startReference } from '../api/start-reference.ts';
import { startTwice, stop } from '../product-server.ts';
import { reviewCases } from './cases.ts';
import { findSeeded, isSeeded, seed } from './seed.ts';

/**
 * What a reviewer asks for, over 1,000,000 submissions of 1,000 companies, as the company of 200,000, at 16 connections:
 * `node bench/review/review.bench.ts [requests per case] [folder] [part of a case's name]`. A folder keeps the database
 * for the next run.
 */
const requests = Number(process.argv[2] ?? 2000);
const keptFolder = process.argv[3];
const wanted = process.argv[4] ?? '';
const load = { connections: 16, warmUpRequests: Math.min(2000, requests) };

async function main(): Promise<void> {
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'nimble-review-')));
  const running = await startEmbedded(join(folder, 'postgres'), { safeAgainstCrash: true });
  const opened = openDatabase(running.connection, 2);
  await migrate(opened.pool);
  if (!(await isSeeded(opened.pool))) await seed(opened.pool);
  const seeded = await findSeeded(opened.pool);
  await opened.close();
  const product = await startTwice(join(folder, 'data'), running);
  const reference = await startReference(running);
  try {
    const rows = [];
    for (const one of referenceCases) rows.push({ one, ...(await measure(reference, one, requests, load)) });
    for (const one of reviewCases(seeded).filter(({ name }) => name.includes(wanted)))
      rows.push({ one, ...(await measure(product, one, requests, load)) });
    // One prepared SELECT behind a bare route: what the rest is compared with, on a machine as busy as it was.
    const unit = rows[1]?.cpuPerRequest ?? Number.NaN;
    console.table(
      rows.map(({ one, requestsPerSecond, p50, p99, cpuPerRequest, failed }) => ({
        case: one.name,
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
    await running.stop();
    if (keptFolder === undefined) await rm(folder, { recursive: true, force: true });
  }
}

await main();
