import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrations/migrate.ts';
import { startProduct, stop } from '../product-server.ts';
import { type Case, productCases, referenceCases } from './cases.ts';
import { type Measured, measure, middle } from './measure.ts';
import { residentMegabytes } from './process-tree.ts';
import { seed } from './seed.ts';
import { startReference } from './start-reference.ts';

/**
 * Load on the real server over a seeded database: `node bench/api/api.bench.ts [requests per case] [rounds]`. Each
 * round also loads a bare server, because CPU times grow when the machine is busy otherwise: ratios are what can be
 * compared.
 */
const requests = Number(process.argv[2] ?? 6000);
const rounds = Number(process.argv[3] ?? 3);

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-bench-'));
  const running = await startEmbedded(join(folder, 'postgres'), { safeAgainstCrash: true });
  const opened = openDatabase(running.connection, 2);
  await migrate(opened.pool);
  const seeded = await seed(opened.pool);
  await opened.close();
  const product = await startProduct(join(folder, 'data'), running);
  const reference = await startReference(running);
  try {
    const targets = [
      { ...reference, cases: referenceCases },
      { ...product, cases: productCases(seeded) },
    ];
    const measured = new Map<Case, Measured[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const { cases, ...target } of targets) {
        for (const one of cases) {
          measured.set(one, [...(measured.get(one) ?? []), await measure(target, one, requests)]);
        }
      }
    }
    report(measured);
    // Its connections are processes of the same PostgreSQL.
    await stop(reference.process);
    const memory = await residentMegabytes(product.roots);
    console.log(`Memory of the whole process tree after this: ${memory.toFixed(0)} MB`);
  } finally {
    await stop(reference.process);
    await stop(product.process);
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(measured: ReadonlyMap<Case, readonly Measured[]>): void {
  const rows = [...measured].map(([{ name, aim }, all]) => ({ name, aim, ...middle(all) }));
  // One prepared SELECT behind a bare route: what the rest is compared with.
  const unit = rows[1]?.cpuPerRequest ?? Number.NaN;
  console.table(
    rows.map(({ name, aim, requestsPerSecond, p50, p99, cpuPerRequest, failed }) => ({
      case: name,
      'req/s': Math.round(requestsPerSecond),
      'p50 ms': p50,
      'p99 ms': p99,
      'CPU ms': Number(cpuPerRequest.toFixed(3)),
      aim: aim ?? '',
      '× SELECT 1': Number((cpuPerRequest / unit).toFixed(1)),
      failed,
    })),
  );
}

await main();
