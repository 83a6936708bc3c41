import { referenceCases } from '../api/cases.ts';
import { measure } from '../api/measure.ts';
import { report } from '../api/report.ts';
import { startReference } from '../api/start-reference.ts';
import { changeAllTheTime, findPending } from '../change-all-the-time.ts';
import { startProduct, stop } from '../product-server.ts';
import { openSeededFolder } from '../review/seeded-folder.ts';
import { dashboardCases } from './cases.ts';

/**
 * The dashboard and analytics of a company with 200,000 of 1,000,000 submissions, at 16 connections:
 * `node bench/dashboard/dashboard.bench.ts [requests per case] [folder] [changes per second]`.
 * A folder keeps the database for the next run, and can be shared with the review's bench. Each case runs twice: at
 * rest, and while submissions of the company change, through the API of the same server. The CPU of these changes
 * counts too.
 */
const requests = Number(process.argv[2] ?? 2000);
const keptFolder = process.argv[3];
const changesPerSecond = Number(process.argv[4] ?? 10);
const load = { connections: 16, warmUpRequests: Math.min(2000, requests) };

async function main(): Promise<void> {
  const seeded = await openSeededFolder(keptFolder);
  const product = await startProduct(seeded.dataFolder, seeded.running);
  const reference = await startReference(seeded.running);
  const pending = await findPending(seeded.pool);
  try {
    const rows = [];
    for (const one of referenceCases)
      rows.push({ ...one, ...(await measure(reference, one, requests, load)) });
    for (const one of dashboardCases) {
      rows.push({ ...one, ...(await measure(product, one, requests, load)) });
      const end = changeAllTheTime(product, pending, changesPerSecond);
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

await main();
