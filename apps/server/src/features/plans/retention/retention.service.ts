import type { Readable } from 'node:stream';
import type { Pagination } from '@nimble/contracts';
import {
  companyRights,
  type KeepChoice,
  type Retention,
  type SubmissionToErase,
} from '@nimble/contracts/plans';
import { isAllowed, isOneAllowed, type Permissions } from '@nimble/contracts/roles';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import type { SignedTokens } from '../../../platform/signed-tokens.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { permissionsOf } from '../../roles/index.ts';
import { limitsAt } from '../plan-terms.ts';
import { findTerms, lockTerms } from '../plans.repository.ts';
import { countCovered, deleteBatches, findBatches, measureBatch } from './batches.repository.ts';
import { countAllCovered, findPageOfCovered, findReader, setPause } from './retention.repository.ts';
import { retentionArchive } from './retention-archive.ts';
import { dayMilliseconds, isAskedFor, retentionStateAt } from './retention-terms.ts';
import { confirmWarnings, findReachedAt } from './warnings.repository.ts';

type Dependencies = {
  database: Database;
  storage: Storage;
  tokens: Pick<SignedTokens, 'retentionArchiveUrl' | 'isRetentionArchiveUrlValid'>;
  config: { planEnforcement: 'on' | 'off' };
};
type Decider = Actor & { permissions: Permissions };

/** What people see of the erasing by age, and how they stop it. Everything is for those who decide about the company. */
export function createRetentionService({ database, storage, tokens, config }: Dependencies) {
  const requireDecider = ({ permissions }: { permissions: Permissions }) => {
    if (!isOneAllowed(permissions, companyRights)) throw new RequestError('plan.retention_not_allowed');
  };

  /** What is planned and still asked for; the rest goes with the next run of the clock. */
  async function plannedFor(companyId: number, now: Date) {
    if (config.planEnforcement === 'off') return [];
    const [terms, batches] = await Promise.all([
      findTerms(database, companyId),
      findBatches(database, companyId),
    ]);
    return batches.every((batch) => isAskedFor(batch, terms, now)) ? batches : [];
  }

  async function current(member: Decider): Promise<Retention> {
    requireDecider(member);
    const { companyId } = member;
    const now = new Date();
    const [terms, batches] = await Promise.all([findTerms(database, companyId), plannedFor(companyId, now)]);
    const state = config.planEnforcement === 'off' ? 'not_enforced' : retentionStateAt(terms, now);
    const isPaused = state === 'paused';
    return {
      state,
      days: limitsAt(terms, now).retention,
      pausedAt: isPaused ? (terms.retention_paused_at?.toISOString() ?? null) : null,
      pausedUntil: isPaused ? (terms.retention_paused_until?.toISOString() ?? null) : null,
      batches: await Promise.all(
        batches.map(async (batch) => ({
          id: batch.id,
          submissions: await countCovered(database, companyId, batch),
          bytes: await measureBatch(database, companyId, batch),
          erasesAt: batch.erases_at.toISOString(),
          isWarned: (await findReachedAt(database, batch)) !== null,
        })),
      ),
    };
  }

  return {
    current,

    /** What is erased in this moment stops with the next submission. */
    async change(member: Decider, keep: KeepChoice): Promise<Retention> {
      requireDecider(member);
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const terms = await lockTerms(transaction, companyId);
        const now = new Date();
        const days = keep === 'no' || keep === 'always' ? null : Number(keep);
        await setPause(transaction, companyId, {
          retention_paused_at: keep === 'no' ? null : now,
          retention_paused_until: days === null ? null : new Date(now.getTime() + days * dayMilliseconds),
        });
        await deleteBatches(transaction, companyId);
        const { name } = terms;
        if (keep === 'no') await emit(transaction, { type: 'company.retention_resumed', by: member, name });
        else await emit(transaction, { type: 'company.retention_paused', by: member, name, keep });
      });
      return current(member);
    },

    async list(
      member: Decider,
      { page, pageSize }: { page: number; pageSize: number },
    ): Promise<{ data: SubmissionToErase[]; meta: { pagination: Pagination } }> {
      requireDecider(member);
      const { companyId } = member;
      const batches = await plannedFor(companyId, new Date());
      const ids = batches.map(({ id }) => id);
      const [rows, total] = await Promise.all([
        findPageOfCovered(database, companyId, ids, { page, pageSize }),
        countAllCovered(database, companyId, ids),
      ]);
      const pageCount = Math.ceil(total / pageSize);
      const data = rows.map((row) => ({
        id: row.id,
        candidateName: row.candidate_name,
        jobTitle: row.title,
        submittedAt: row.submitted_at?.toISOString() ?? '',
        erasesAt: row.erases_at.toISOString(),
      }));
      return { data, meta: { pagination: { page, pageSize, total, pageCount } } };
    },

    async confirm(member: Decider, warning: number): Promise<void> {
      requireDecider(member);
      const { companyId, userId } = member;
      await inTransaction(database, (transaction) =>
        confirmWarnings(transaction, { companyId, userId, through: warning }, new Date()),
      );
    },

    /** The address is the person's own, and is looked at again when it is used. */
    async openArchive(member: Decider): Promise<{ url: string }> {
      requireDecider(member);
      const { companyId, userId } = member;
      await inTransaction(database, async (transaction) => {
        const { name } = await lockTerms(transaction, companyId);
        await emit(transaction, { type: 'company.retention_downloaded', by: member, name });
      });
      return { url: tokens.retentionArchiveUrl(userId) };
    },

    /** @throws RequestError forbidden for a wrong or expired address, and for a person who lost the right. */
    async archive(userId: number, expires: number, signature: string): Promise<Readable> {
      if (!tokens.isRetentionArchiveUrlValid(userId, expires, signature))
        throw new RequestError('request.forbidden');
      const reader = await findReader(database, userId);
      if (reader === undefined || reader.company_id === null) throw new RequestError('request.forbidden');
      const permissions = permissionsOf(reader);
      requireDecider({ permissions });
      if (!isAllowed(permissions, 'submission', 'view')) throw new RequestError('request.forbidden');
      return retentionArchive({ database, storage }, reader.company_id);
    },
  };
}
export type RetentionService = ReturnType<typeof createRetentionService>;
