import type { PageQuery, Pagination } from '@nimble/contracts';
import { type Invitation, invitationMessages, mostInvitationsPerDay } from '@nimble/contracts/invitations';
import { jobMessages } from '@nimble/contracts/jobs';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import {
  countInvitations,
  countOfLastDay,
  findInvitations,
  findJobToShare,
  insertInvitations,
  lockCompany,
} from './invitations.repository.ts';
import { sendInvitation } from './invitations.tasks.ts';

export function createInvitationsService(database: Database) {
  return {
    /** @throws RequestError notFound for a job of nobody's or of another company. */
    async list(
      companyId: number,
      jobId: number,
      query: PageQuery,
    ): Promise<{ data: Invitation[]; meta: { pagination: Pagination } }> {
      const job = await findJobToShare(database, companyId, jobId);
      if (job === undefined) throw new RequestError('notFound', jobMessages.notFound);
      const [rows, total] = await Promise.all([
        findInvitations(database, companyId, jobId, query),
        countInvitations(database, companyId, jobId, query.search),
      ]);
      const { page, pageSize } = query;
      return {
        data: rows.map((row) => ({
          id: row.id,
          email: row.email,
          createdAt: row.created_at.toISOString(),
          sentAt: row.sent_at?.toISOString() ?? null,
          remindedAt: row.reminded_at?.toISOString() ?? null,
          hasSubmitted: row.has_submitted,
        })),
        meta: { pagination: { page, pageSize, total, pageCount: Math.ceil(total / pageSize) } },
      };
    },

    /**
     * Writes down whom to invite and has the mails sent; an address that was invited to the job before is left alone.
     * @throws RequestError notFound, unprocessable (not active, deadline passed), tooMany (limit of 24 hours).
     */
    async invite(
      member: Actor,
      jobId: number,
      emails: readonly string[],
    ): Promise<{ invited: number; already: number }> {
      const { companyId } = member;
      const wanted = [...new Set(emails.map((email) => email.toLowerCase()))];
      return inTransaction(database, async (transaction) => {
        // One call of a company after the other, so that two together cannot pass the limit.
        await lockCompany(transaction, companyId);
        const job = await findJobToShare(transaction, companyId, jobId);
        if (job === undefined) throw new RequestError('notFound', jobMessages.notFound);
        if (job.status !== 'active') throw new RequestError('unprocessable', invitationMessages.notActive);
        if (job.deadline !== null && job.deadline.getTime() <= Date.now())
          throw new RequestError('unprocessable', invitationMessages.deadlinePassed);
        const ids = await insertInvitations(transaction, { companyId, jobId }, wanted);
        if ((await countOfLastDay(transaction, companyId)) > mostInvitationsPerDay)
          throw new RequestError('tooMany', invitationMessages.dailyLimit);
        for (const invitationId of ids)
          await enqueue(transaction, sendInvitation, { companyId, invitationId });
        if (ids.length > 0)
          await recordAudit(transaction, member, {
            action: 'job.candidates_invited',
            subject: { id: jobId, name: job.title },
            details: { count: ids.length },
          });
        return { invited: ids.length, already: wanted.length - ids.length };
      });
    },
  };
}
export type InvitationsService = ReturnType<typeof createInvitationsService>;
