import type { PageQuery, Pagination } from '@nimble/contracts';
import type { Invitation } from '@nimble/contracts/invitations';
import { RequestError } from '../../platform/errors.ts';
import { countInvitations, findInvitations, findJobToShare } from './invitations.repository.ts';
import { createSendingService, type SendingDependencies } from './sending.service.ts';

export function createInvitationsService(dependencies: SendingDependencies) {
  const { database } = dependencies;
  return {
    ...createSendingService(dependencies),

    /** @throws RequestError notFound for a job that is missing or of another company. */
    async list(
      companyId: number,
      jobId: number,
      query: PageQuery,
    ): Promise<{ data: Invitation[]; meta: { pagination: Pagination } }> {
      const job = await findJobToShare(database, companyId, jobId);
      if (job === undefined) throw new RequestError('job.not_found');
      const [rows, total] = await Promise.all([
        findInvitations(database, companyId, jobId, query),
        countInvitations(database, companyId, jobId, query.search),
      ]);
      const { page, pageSize } = query;
      return {
        data: rows.map(presentInvitation),
        meta: { pagination: { page, pageSize, total, pageCount: Math.ceil(total / pageSize) } },
      };
    },
  };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

function presentInvitation(row: Awaited<ReturnType<typeof findInvitations>>[number]): Invitation {
  return {
    id: row.id,
    email: row.email,
    name: row.candidate_name,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    remindedAt: row.reminded_at?.toISOString() ?? null,
    failure: row.failure,
    failedAt: row.failed_at?.toISOString() ?? null,
    hasSubmitted: row.has_submitted,
  };
}
