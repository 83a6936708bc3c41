import { join } from 'node:path';
import { measure } from '../api/measure.ts';
import { startProduct, stop } from '../product-server.ts';
import { openSeededFolder } from '../review/seeded-folder.ts';
import { scaleCases } from './cases.ts';
import { operate } from './operations.ts';
import { measureBytes, seedSize } from './seed.ts';
import { sizeOf } from './sizes.ts';

/**
 * The same calls of a company with 200,000 submissions among a million and among ten million, one size after the other
 * for each call; then vacuum, a migration and a backup of the larger database while submissions change:
 * `node bench/scale/scale.bench.ts FOLDER [submissions, smaller] [larger] [requests per call]`.
 * The folder keeps both databases for the next run.
 */
const [folder, smaller = '1000000', larger = '10000000', requests = '400'] = process.argv.slice(2);
const load = { connections: 16, warmUpRequests: Math.min(400, Number(requests)) };

async function main(): Promise<void> {
  if (folder === undefined) throw new Error('Name a folder for the databases.');
  const opened = [await open(folder, Number(smaller)), await open(folder, Number(larger))] as const;
  try {
    const [small, large] = opened;
    const rows = [];
    for (const [index, one] of small.cases.entries()) {
      const other = large.cases[index] ?? one;
      const before = await measure(small.product, one, Number(requests), load);
      const after = await measure(large.product, other, Number(requests), load);
      rows.push({
        call: one.name,
        'p99, smaller': before.p99,
        'p99, larger': after.p99,
        ratio: Number((after.p99 / before.p99).toFixed(1)),
        'CPU ms, smaller': Number(before.cpuPerRequest.toFixed(2)),
        'CPU ms, larger': Number(after.cpuPerRequest.toFixed(2)),
        failed: before.failed + after.failed,
        load: Math.round(after.load),
      });
    }
    console.table(rows);
    await operate(large.seeded, large.product, join(folder, 'archive'));
  } finally {
    for (const { product, seeded } of opened) {
      await stop(product.process);
      await seeded.close();
    }
  }
}

async function open(parent: string, submissions: number) {
  const seeded = await openSeededFolder(join(parent, `${submissions}`), (pool) =>
    seedSize(pool, sizeOf(submissions)),
  );
  console.table(await measureBytes(seeded.pool));
  const product = await startProduct(seeded.dataFolder, seeded.running);
  return { seeded, product, cases: await scaleCases(seeded.pool) };
}

await main();
