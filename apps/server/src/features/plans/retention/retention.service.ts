import type { Pagination } from '@nimble/contracts';
import type { KeepChoice, Retention, SubmissionToErase } from '@nimble/contracts/plans';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import { emit } from '../../../platform/events/index.ts';
import { pagesOf } from '../../../platform/http/index.ts';
import { lockTerms } from '../plans.repository.ts';
import { type ArchiveDependencies, createArchiveService } from './archive/archive.service.ts';
import { deleteBatches } from './batches.repository.ts';
import { type Decider, requireDecider } from './decider.ts';
import { planErasing } from './plan-erasing.ts';
import { type Needs, plannedFor, showRetention } from './planned-erasing.ts';
import { countAllCovered, findPageOfCovered, setPause } from './retention.repository.ts';
import { confirmWarnings } from './warnings.repository.ts';

/** The state of erasing by age, and pausing it. */
export function createRetentionService(dependencies: Needs & ArchiveDependencies) {
  const { database } = dependencies;

  async function current(member: Decider): Promise<Retention> {
    requireDecider(member);
    return showRetention(dependencies, member.companyId);
  }

  return {
    ...createArchiveService(dependencies),
    current,

    /** A running erasing stops at the next submission; one that goes on is planned at once, so that people see when. */
    async change(member: Decider, keep: KeepChoice): Promise<Retention> {
      requireDecider(member);
      await inTransaction(database, async (transaction) => {
        await keepOrErase(transaction, member, keep);
        // Nothing is due yet: each new batch has its warnings before it.
        if (dependencies.config.planEnforcement === 'on')
          await planErasing(transaction, member.companyId, new Date());
      });
      return current(member);
    },

    async list(
      member: Decider,
      { page, pageSize }: { page: number; pageSize: number },
    ): Promise<{ data: SubmissionToErase[]; meta: { pagination: Pagination } }> {
      requireDecider(member);
      const { companyId } = member;
      const batches = await plannedFor(dependencies, companyId, new Date());
      const ids = batches.map(({ id }) => id);
      const [rows, total] = await Promise.all([
        findPageOfCovered(database, companyId, ids, { page, pageSize }),
        countAllCovered(database, companyId, ids),
      ]);
      return { data: rows.map(presentToErase), meta: { pagination: pagesOf({ page, pageSize }, total) } };
    },

    async confirm(member: Decider, warning: number): Promise<void> {
      requireDecider(member);
      const { companyId, userId } = member;
      await inTransaction(database, (transaction) =>
        confirmWarnings(transaction, { companyId, userId, through: warning }, new Date()),
      );
    },
  };
}
export type RetentionService = ReturnType<typeof createRetentionService>;

async function keepOrErase(transaction: Transaction, by: Decider, keep: KeepChoice): Promise<void> {
  const { companyId } = by;
  const { name, retention_paused_at: pausedAt } = await lockTerms(transaction, companyId);
  // A second click would plan again, and warn again.
  if (keep === 'no' && pausedAt === null) return;
  const now = new Date();
  const days = keep === 'no' || keep === 'always' ? null : Number(keep);
  await setPause(transaction, companyId, {
    retention_paused_at: keep === 'no' ? null : now,
    retention_paused_until: days === null ? null : new Date(now.getTime() + days * dayMilliseconds),
  });
  await deleteBatches(transaction, companyId);
  if (keep === 'no') await emit(transaction, { type: 'company.retention_resumed', by, name });
  else await emit(transaction, { type: 'company.retention_paused', by, name, keep });
}

function presentToErase(row: Awaited<ReturnType<typeof findPageOfCovered>>[number]): SubmissionToErase {
  return {
    id: row.id,
    candidateName: row.candidate_name,
    jobTitle: row.title,
    submittedAt: row.submitted_at?.toISOString() ?? '',
    erasesAt: row.erases_at.toISOString(),
  };
}
