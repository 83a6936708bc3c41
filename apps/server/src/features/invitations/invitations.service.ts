import type { Pagination } from '@nimble/contracts';
import {
  type Invitation,
  type InvitationCounts,
  type InvitationsQuery,
  invitationStates,
} from '@nimble/contracts/invitations';
import { RequestError } from '../../platform/errors.ts';
import { pagesOf } from '../../platform/http/index.ts';
import { type BatchesDependencies, createBatchesService } from './batches/batches.service.ts';
import { createInvitationChangesService } from './invitation-changes.service.ts';
import { countInvitations, findInvitations } from './invitation-lists.repository.ts';
import { presentInvitation } from './invitations.presenter.ts';
import { findJobToShare } from './invitations.repository.ts';
import { createSendingService } from './sending.service.ts';

type Listed = { data: Invitation[]; meta: { pagination: Pagination; counts: InvitationCounts } };

export function createInvitationsService(dependencies: BatchesDependencies) {
  const { database } = dependencies;
  return {
    ...createSendingService(dependencies),
    ...createInvitationChangesService(dependencies),
    ...createBatchesService(dependencies),

    /** @throws RequestError notFound for a job that is missing or of another company. */
    async list(companyId: number, jobId: number, query: InvitationsQuery): Promise<Listed> {
      const job = await findJobToShare(database, companyId, jobId);
      if (job === undefined) throw new RequestError('job.not_found');
      const { search, state } = query;
      const [rows, counted] = await Promise.all([
        findInvitations(database, { companyId, jobId, search }, query),
        countInvitations(database, { companyId, jobId, search }),
      ]);
      const counts = Object.fromEntries(
        invitationStates.map((each) => [each, counted[each] ?? 0]),
      ) as InvitationCounts;
      const wanted = state === undefined ? Object.values(counts) : [counts[state]];
      const total = wanted.reduce((sum, count) => sum + count, 0);
      return { data: rows.map(presentInvitation), meta: { pagination: pagesOf(query, total), counts } };
    },
  };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;
