import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { type Case, productCases } from '../api/cases.ts';
import { dashboardCases } from '../dashboard/cases.ts';
import { reviewCases } from '../review/cases.ts';
import { findSeeded } from '../review/seed.ts';

const read = [
  'one submission',
  'candidates page',
  'candidates page, pending',
  'candidates page, page 100',
  'candidates of a job',
  'search smith',
  'search a name, other words each time',
  'search an address, other each time',
  'said: a common word',
  'said: a rare word',
  'said: two words',
  'said: nothing found',
];

/** Calls of the largest company. */
export async function scaleCases(pool: Pool): Promise<Case[]> {
  const seeded = await findSeeded(pool);
  const { rows } = await pool.query<{ share_token: string }>('SELECT share_token FROM jobs WHERE id = $1', [
    seeded.jobId,
  ]);
  const shareToken = rows[0]?.share_token ?? '';
  const run = randomUUID();
  const create = productCases({ ...seeded, shareToken }, run).filter(({ name }) => name.startsWith('create'));
  return [
    ...reviewCases(seeded).filter(({ name }) => read.includes(name)),
    ...create,
    ...dashboardCases.filter(({ name }) => ['dashboard', 'analytics, 1y'].includes(name)),
  ];
}
