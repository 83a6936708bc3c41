import type { Retention } from '@nimble/contracts/plans';
import type { Database } from '../../../platform/database/index.ts';
import { limitsAt } from '../plan-terms.ts';
import { findTerms } from '../plans.repository.ts';
import { type Batch, countCovered, findBatches, isCovered } from './batches.repository.ts';
import { measureFiles } from './measured-files.repository.ts';
import { isAskedFor, retentionStateAt } from './retention-terms.ts';
import { findReachedAt } from './warnings.repository.ts';

export type Needs = { database: Database; config: { planEnforcement: 'on' | 'off' } };

/** Planned and still required; the rest is dropped by the next scheduled run. */
export async function plannedFor({ database, config }: Needs, companyId: number, now: Date) {
  if (config.planEnforcement === 'off') return [];
  const [terms, batches] = await Promise.all([
    findTerms(database, companyId),
    findBatches(database, companyId),
  ]);
  return batches.every((batch) => isAskedFor(batch, terms, now)) ? batches : [];
}

/** What people see of it. */
export async function showRetention(needs: Needs, companyId: number): Promise<Retention> {
  const { database, config } = needs;
  const now = new Date();
  const [terms, batches] = await Promise.all([
    findTerms(database, companyId),
    plannedFor(needs, companyId, now),
  ]);
  const state = config.planEnforcement === 'off' ? 'not_enforced' : retentionStateAt(terms, now);
  const isPaused = state === 'paused';
  return {
    state,
    days: limitsAt(terms, now).retention,
    pausedAt: isPaused ? (terms.retention_paused_at?.toISOString() ?? null) : null,
    pausedUntil: isPaused ? (terms.retention_paused_until?.toISOString() ?? null) : null,
    batches: await Promise.all(batches.map((batch) => showBatch(database, companyId, batch))),
  };
}

async function showBatch(database: Database, companyId: number, batch: Batch) {
  return {
    id: batch.id,
    submissions: await countCovered(database, companyId, batch),
    bytes: (await measureFiles(database, companyId, isCovered(batch))).bytes,
    erasesAt: batch.erases_at.toISOString(),
    isWarned: (await findReachedAt(database, batch)) !== null,
  };
}
