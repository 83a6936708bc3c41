import { setTimeout as wait } from 'node:timers/promises';
import { cpuMilliseconds } from '../api/process-tree.ts';
import type { SeededFolder } from '../review/seeded-folder.ts';

/** PostgreSQL reports what a connection has used once a second at most. */
const reportMilliseconds = 1200;

type Time = { active: number; cpu: number };

/**
 * What PostgreSQL has spent so far, milliseconds: `active` on statements of this database by the clock, which grows
 * with whatever else runs on the machine, and `cpu` of all its processes, which does not.
 */
async function timeSoFar({ pool, running }: Pick<SeededFolder, 'pool' | 'running'>): Promise<Time> {
  await wait(reportMilliseconds);
  const { rows } = await pool.query<{ time: number }>(
    'SELECT active_time AS time FROM pg_stat_database WHERE datname = current_database()',
  );
  return { active: rows[0]?.time ?? 0, cpu: await cpuMilliseconds([running.pid()]) };
}

/** What some work costs PostgreSQL, as columns of a table. */
export async function measureDatabase<Result>(
  seeded: Pick<SeededFolder, 'pool' | 'running'>,
  work: () => Promise<Result>,
): Promise<{ result: Result; spent: { 'database, s': string; 'its CPU, s': string } }> {
  const before = await timeSoFar(seeded);
  const result = await work();
  const after = await timeSoFar(seeded);
  const seconds = (name: keyof Time) => ((after[name] - before[name]) / 1000).toFixed(2);
  return { result, spent: { 'database, s': seconds('active'), 'its CPU, s': seconds('cpu') } };
}
