import type { Readable } from 'node:stream';
import { isAllowed, seesEveryJob } from '@nimble/contracts/roles';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { RequestError } from '../../../../platform/errors.ts';
import { emit } from '../../../../platform/events/index.ts';
import type { SignedTokens } from '../../../../platform/signed-tokens.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { permissionsOf } from '../../../roles/index.ts';
import { lockTerms } from '../../plans.repository.ts';
import { type Decider, requireDecider } from '../decider.ts';
import { findReader } from '../retention.repository.ts';
import { retentionArchive } from './retention-archive.ts';

export type ArchiveDependencies = {
  database: Database;
  storage: Storage;
  tokens: Pick<SignedTokens, 'retentionArchiveUrl' | 'isRetentionArchiveUrlValid'>;
};

/** Downloading what is about to be erased. */
export function createArchiveService({ database, storage, tokens }: ArchiveDependencies) {
  return {
    /** The address is the person's own, and is checked again when it is used. */
    async openArchive(member: Decider): Promise<{ url: string }> {
      requireDecider(member);
      const { companyId, userId } = member;
      await inTransaction(database, async (transaction) => {
        const { name } = await lockTerms(transaction, companyId);
        await emit(transaction, { type: 'company.retention_downloaded', by: member, name });
      });
      return { url: tokens.retentionArchiveUrl(userId) };
    },

    /** @throws RequestError forbidden for a wrong or expired address, and for a person who lost the permission. */
    async archive(userId: number, expires: number, signature: string): Promise<Readable> {
      if (!tokens.isRetentionArchiveUrlValid(userId, expires, signature))
        throw new RequestError('request.forbidden');
      const reader = await findReader(database, userId);
      if (reader === undefined || reader.company_id === null) throw new RequestError('request.forbidden');
      const permissions = permissionsOf(reader);
      requireDecider({ permissions });
      if (!isAllowed(permissions, 'submission', 'view')) throw new RequestError('request.forbidden');
      const hiddenJobs = seesEveryJob(permissions) ? [] : reader.hidden_jobs;
      return retentionArchive({ database, storage }, { companyId: reader.company_id, hiddenJobs });
    },
  };
}
