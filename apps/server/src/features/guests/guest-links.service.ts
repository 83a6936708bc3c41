import { type GuestLink, mostOpenLinks, type NewGuestLink } from '@nimble/contracts/guests';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import {
  countOpenLinks,
  findCandidates,
  findJobOfLinks,
  findLink,
  findLinks,
  insertLink,
  revokeLink,
} from './guest-links.repository.ts';
import { hashOfGuestToken, newGuestToken } from './guest-token.ts';
import { presentLink } from './guests.presenter.ts';

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Managing guest links by a company's own people. */
export function createGuestLinksService({ database, publicUrl }: { database: Database; publicUrl: string }) {
  return {
    /** @throws RequestError notFound for a job that is missing or of another company. */
    async list(companyId: number, jobId: number): Promise<GuestLink[]> {
      const job = await findJobOfLinks(database, companyId, jobId);
      if (job === undefined) throw new RequestError('job.not_found');
      return (await findLinks(database, companyId, jobId)).map((row) => presentLink(row, Date.now()));
    },

    /**
     * @returns the link with its address, which is shown only now.
     * @throws RequestError notFound; unprocessable for candidates of another job and for too many links.
     */
    async create(
      member: Actor,
      jobId: number,
      input: NewGuestLink,
    ): Promise<{ link: GuestLink; address: string }> {
      const token = newGuestToken();
      const row = await inTransaction(database, async (transaction) => {
        const linkId = await addLink(transaction, member, { jobId, token, ...input });
        return findLink(transaction, member.companyId, linkId);
      });
      return { link: presentLink(row, Date.now()), address: `${publicUrl}/guest#${token}` };
    },

    /** @throws RequestError notFound also for a revoked link. */
    async revoke(member: Actor, linkId: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const revoked = await revokeLink(transaction, member.companyId, linkId);
        if (revoked === undefined) throw new RequestError('guest.not_found');
        const link = { jobId: revoked.job_id, name: revoked.title, link: linkId };
        await emit(transaction, { type: 'job.guest_link_revoked', by: member, ...link });
      });
    },
  };
}
export type GuestLinksService = ReturnType<typeof createGuestLinksService>;

async function addLink(
  transaction: Transaction,
  by: Actor,
  { jobId, token, candidates, purpose, showsNames, days }: NewGuestLink & { jobId: number; token: string },
): Promise<number> {
  const { companyId, userId } = by;
  const submissionIds = [...new Set(candidates)];
  const job = await findJobOfLinks(transaction, companyId, jobId);
  if (job === undefined) throw new RequestError('job.not_found');
  const known = await findCandidates(transaction, { companyId, jobId }, submissionIds);
  if (known.length < submissionIds.length) throw new RequestError('guest.unknown_candidate');
  if ((await countOpenLinks(transaction, companyId, jobId)) >= mostOpenLinks)
    throw new RequestError('guest.too_many_links');
  const linkId = await insertLink(transaction, {
    companyId,
    jobId,
    userId,
    purpose,
    tokenHash: hashOfGuestToken(token),
    showsNames,
    expiresAt: new Date(Date.now() + days * millisecondsOfDay),
    submissionIds,
  });
  await emit(transaction, {
    type: 'job.guest_link_created',
    by,
    jobId,
    name: job.title,
    link: linkId,
    candidates: submissionIds.length,
    names: showsNames,
    days,
  });
  return linkId;
}
