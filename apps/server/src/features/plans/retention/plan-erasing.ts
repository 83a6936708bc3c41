import { warningDays } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import { limitsAt } from '../plan-terms.ts';
import { lockTerms } from '../plans.repository.ts';
import {
  type Batch,
  countCovered,
  deleteBatch,
  deleteBatches,
  findBatches,
  insertBatch,
  putOffBatch,
} from './batches.repository.ts';
import {
  dayAfter,
  daysBefore,
  daysLeft,
  isAskedFor,
  type RetentionTerms,
  retentionStateAt,
} from './retention-terms.ts';
import { warnOf } from './warn-of-batch.ts';
import { findLastWarningAt, findReachedAt } from './warnings.repository.ts';

const [firstWarning] = warningDays;
/** Submissions that become too old within this many days are erased together, so that nobody is warned every day. */
const daysTogether = 7;
/** Between the first received warning and the erasing. */
const graceDays = 7;
/** Between the last warning and the erasing: a day, minus the jitter of the scheduled task. */
const lastWarningMilliseconds = 20 * 60 * 60_000;

/**
 * Plans the erasing of one company, and sends the due warnings, each once. Runs under the lock of the company.
 * @returns the batches that may be erased now.
 */
export async function planErasing(transaction: Transaction, companyId: number, now: Date): Promise<Batch[]> {
  const terms = await lockTerms(transaction, companyId);
  const due: Batch[] = [];
  const planned = await keptBatches(transaction, terms, now);
  if (retentionStateAt(terms, now) !== 'erasing') return due;
  for (const batch of planned) {
    if (await mayErase(transaction, batch, now)) due.push(batch);
    else await warnWhenDue(transaction, batch, now);
  }
  const added = await addBatch(transaction, terms, planned, now);
  if (added !== undefined) await warnWhenDue(transaction, added, now);
  return due;
}

/** When the plan does not require one of them any more, all are deleted and planned again, so that none is left out. */
async function keptBatches(
  transaction: Transaction,
  terms: RetentionTerms & { id: number },
  now: Date,
): Promise<Batch[]> {
  const batches = await findBatches(transaction, terms.id);
  if (batches.every((batch) => isAskedFor(batch, terms, now))) return batches;
  await deleteBatches(transaction, terms.id);
  return [];
}

/** Postpones a due batch whose warnings are incomplete; updates `batch`. */
async function mayErase(transaction: Transaction, batch: Batch, now: Date): Promise<boolean> {
  if (batch.erases_at > now) return false;
  const later = await laterDate(transaction, batch, now);
  if (later === undefined) return true;
  batch.erases_at = later.erasesAt;
  batch.round = later.round;
  await putOffBatch(transaction, batch, later);
  return false;
}

async function laterDate(
  transaction: Transaction,
  batch: Batch,
  now: Date,
): Promise<{ erasesAt: Date; round: number } | undefined> {
  const reachedAt = await findReachedAt(transaction, batch);
  if (reachedAt === null) return { erasesAt: dayAfter(now, firstWarning), round: batch.round + 1 };
  if (reachedAt > daysBefore(now, graceDays))
    return { erasesAt: dayAfter(reachedAt, graceDays + 1), round: batch.round + 1 };
  const lastWarningAt = await findLastWarningAt(transaction, batch);
  if (lastWarningAt === undefined || lastWarningAt.getTime() > now.getTime() - lastWarningMilliseconds)
    return { erasesAt: dayAfter(now, 1), round: batch.round };
  return undefined;
}

async function addBatch(
  transaction: Transaction,
  terms: RetentionTerms & { id: number },
  planned: readonly Batch[],
  now: Date,
): Promise<Batch | undefined> {
  const newest = planned.at(-1);
  // Half a day less, because the scheduled task is not started to the second.
  const together = (daysTogether - 0.5) * dayMilliseconds;
  if (newest !== undefined && newest.created_at.getTime() > now.getTime() - together) return undefined;
  const erases_at = dayAfter(now, firstWarning);
  const arrived_before = daysBefore(erases_at, limitsAt(terms, now).retention);
  const span = { arrived_from: newest?.arrived_before ?? null, arrived_before };
  if (newest !== undefined && newest.arrived_before >= arrived_before) return undefined;
  if ((await countCovered(transaction, terms.id, span)) === 0) return undefined;
  return insertBatch(transaction, terms.id, { ...span, erases_at });
}

async function warnWhenDue(transaction: Transaction, batch: Batch, now: Date): Promise<void> {
  const submissions = await countCovered(transaction, batch.company_id, batch);
  // People have deleted them meanwhile.
  if (submissions === 0) return deleteBatch(transaction, batch);
  const left = daysLeft(batch.erases_at, now);
  const days = warningDays.findLast((step) => left <= step);
  if (days !== undefined) await warnOf(transaction, batch, { days, submissions });
}
