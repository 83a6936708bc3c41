import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type RunningDatabase,
  startEmbedded,
} from '../../apps/server/src/platform/database/embedded/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrations/migrate.ts';
import type { Case } from '../api/cases.ts';
import { type Load, type Measured, measure } from '../api/measure.ts';
import { type Started, startProduct, stop } from '../product-server.ts';
import { jobsCases } from './cases.ts';
import { type Size, seed } from './seed.ts';

/**
 * The jobs page of a company with 20,000 jobs among the 100,000 of 1,000 companies, against that of one with 1,000:
 * `node bench/jobs/jobs.bench.ts [requests per case] [rounds]`. Both servers run on one PostgreSQL and are measured in
 * turns, so that other load of the machine affects both alike. Ends with an error when a p99 is more than three times
 * that of the small one.
 */
const requests = Number(process.argv[2] ?? 1500);
const rounds = Number(process.argv[3] ?? 3);
const largestRatio = 3;
const load: Load = { connections: 4, warmUpRequests: 300 };

const sizes: Record<'small' | 'large', Size> = {
  small: { companies: 1, jobs: 1000, ofLargest: 1000 },
  large: { companies: 1000, jobs: 100_000, ofLargest: 20_000 },
};

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-bench-'));
  const running = await startEmbedded(join(folder, 'postgres'), { safeAgainstCrash: true });
  const started: Started[] = [];
  try {
    const start = async (name: keyof typeof sizes) => {
      const one = await startSeeded(name, running, join(folder, name));
      started.push(one);
      return one;
    };
    const [small, large] = [await start('small'), await start('large')];
    const ratios = await compare(small, large);
    if (ratios.some((ratio) => ratio > largestRatio)) process.exitCode = 1;
  } finally {
    for (const server of started) await stop(server.process);
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startSeeded(
  name: keyof typeof sizes,
  running: RunningDatabase,
  dataFolder: string,
): Promise<Started> {
  const administration = openDatabase(running.connection, 1);
  await administration.pool.query(`CREATE DATABASE ${name}`);
  await administration.close();
  const connection = { ...running.connection, database: name };
  const opened = openDatabase(connection, 2);
  await migrate(opened.pool);
  await seed(opened.pool, sizes[name]);
  await opened.close();
  return startProduct(dataFolder, { connection, pid: running.pid });
}

async function compare(small: Started, large: Started): Promise<number[]> {
  const casesOfLarge = jobsCases(sizes.large.ofLargest);
  const rows: { name: string; small: Measured; large: Measured }[] = [];
  for (const [index, ofSmall] of jobsCases(sizes.small.ofLargest).entries()) {
    const ofLarge = casesOfLarge[index] ?? ofSmall;
    const measured: [Measured, Measured][] = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push([await measureOne(small, ofSmall), await measureOne(large, ofLarge)]);
    rows.push({
      name: ofSmall.name,
      small: calmest(measured.map(([one]) => one)),
      large: calmest(measured.map(([, one]) => one)),
    });
  }
  const compared = rows.map(({ name, ...both }) => ({
    case: name,
    'small p50': both.small.p50,
    'large p50': both.large.p50,
    'small p99': both.small.p99,
    'large p99': both.large.p99,
    ratio: Number((both.large.p99 / both.small.p99).toFixed(2)),
    'small CPU ms': Number(both.small.cpuPerRequest.toFixed(2)),
    'large CPU ms': Number(both.large.cpuPerRequest.toFixed(2)),
    failed: both.small.failed + both.large.failed,
  }));
  console.table(compared);
  return compared.map(({ ratio, failed }) => (failed > 0 ? Number.POSITIVE_INFINITY : ratio));
}

function measureOne(target: Started, one: Case): Promise<Measured> {
  return measure(target, one, requests, load);
}

/** The round with the lowest p99, which is the least disturbed by other processes. */
function calmest(measured: readonly Measured[]): Measured {
  const least = measured.toSorted((a, b) => a.p99 - b.p99)[0];
  if (least === undefined) throw new Error('Nothing was measured.');
  return { ...least, failed: measured.reduce((total, { failed }) => total + failed, 0) };
}

await main();
