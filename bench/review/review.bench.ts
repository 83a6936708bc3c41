import { referenceCases } from '../api/cases.ts';
import { measure } from '../api/measure.ts';
import { report } from '../api/report.ts';
import { startReference } from '../api/start-reference.ts';
import { startProduct, stop } from '../product-server.ts';
import { reviewCases } from './cases.ts';
import { findSeeded } from './seed.ts';
import { openSeededFolder } from './seeded-folder.ts';

/**
 * A reviewer's calls, over 1,000,000 submissions of 1,000 companies, as the company of 200,000, at 16 connections:
 * `node bench/review/review.bench.ts [requests per case] [folder] [part of a case's name]`. A folder keeps the database
 * for the next run.
 */
const requests = Number(process.argv[2] ?? 2000);
const keptFolder = process.argv[3];
const wanted = process.argv[4] ?? '';
const load = { connections: 16, warmUpRequests: Math.min(2000, requests) };

async function main(): Promise<void> {
  const seeded = await openSeededFolder(keptFolder);
  const cases = reviewCases(await findSeeded(seeded.pool));
  const product = await startProduct(seeded.dataFolder, seeded.running);
  const reference = await startReference(seeded.running);
  try {
    const rows = [];
    for (const one of referenceCases)
      rows.push({ ...one, ...(await measure(reference, one, requests, load)) });
    for (const one of cases.filter(({ name }) => name.includes(wanted)))
      rows.push({ ...one, ...(await measure(product, one, requests, load)) });
    report(rows);
  } finally {
    await stop(reference.process);
    await stop(product.process);
    await seeded.close();
  }
}

await main();
