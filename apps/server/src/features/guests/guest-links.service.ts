import {
  type GuestLink,
  mostOpenLinks,
  mostResultLinks,
  type NewGuestLink,
  type NewResultLink,
} from '@nimble/contracts/guests';
import {
  type Database,
  findJobTitle,
  inTransaction,
  lockJob,
  type Transaction,
} from '../../platform/database/index.ts';
import { dayMilliseconds } from '../../platform/days.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit, emitAll } from '../../platform/events/index.ts';
import {
  countOpenLinks,
  findCandidates,
  findLink,
  findLinks,
  insertLink,
  lockResult,
  revokeLink,
} from './guest-links.repository.ts';
import { hashOfGuestToken, newGuestToken } from './guest-token.ts';
import { presentLink } from './guests.presenter.ts';

/** Managing guest links by a company's own people. */
export function createGuestLinksService({ database, publicUrl }: { database: Database; publicUrl: string }) {
  /** The address is shown only now. */
  async function created(
    member: Actor,
    add: (transaction: Transaction, token: string) => Promise<number>,
  ): Promise<{ link: GuestLink; address: string }> {
    const token = newGuestToken();
    const row = await inTransaction(database, async (transaction) =>
      findLink(transaction, member.companyId, await add(transaction, token)),
    );
    return { link: presentLink(row, Date.now()), address: `${publicUrl}/guest#${token}` };
  }

  return {
    /** @throws RequestError notFound for a job that is missing or of another company. */
    async list(companyId: number, jobId: number): Promise<GuestLink[]> {
      const job = await findJobTitle(database, companyId, jobId);
      if (job === undefined) throw new RequestError('job.not_found');
      return (await findLinks(database, companyId, jobId)).map((row) => presentLink(row, Date.now()));
    },

    /** @throws RequestError notFound; unprocessable for candidates of another job and for too many links. */
    create: (member: Actor, jobId: number, input: NewGuestLink) =>
      created(member, (transaction, token) => addGuestLink(transaction, member, { jobId, token, ...input })),

    /** @throws RequestError notFound; unprocessable while the answers are processed, and for too many links. */
    createOfResult: (member: Actor, submissionId: number, input: NewResultLink) =>
      created(member, (transaction, token) =>
        addResultLink(transaction, member, { submissionId, token, ...input }),
      ),

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

async function addGuestLink(
  transaction: Transaction,
  by: Actor,
  { jobId, token, candidates, ...input }: NewGuestLink & { jobId: number; token: string },
): Promise<number> {
  const { companyId } = by;
  const submissionIds = [...new Set(candidates)];
  // Two calls count the open links one after the other.
  const job = await lockJob(transaction, companyId, jobId);
  if (job === undefined) throw new RequestError('job.not_found');
  const known = await findCandidates(transaction, { companyId, jobId }, submissionIds);
  if (known.length < submissionIds.length) throw new RequestError('guest.unknown_candidate');
  if ((await countOpenLinks(transaction, companyId, { jobId })) >= mostOpenLinks)
    throw new RequestError('guest.too_many_links');
  return addLink(transaction, by, { ...input, job, token, submissionIds, isResult: false });
}

async function addResultLink(
  transaction: Transaction,
  by: Actor,
  {
    submissionId,
    token,
    purpose,
    showsNames = true,
    days = 7,
  }: NewResultLink & { submissionId: number; token: string },
): Promise<number> {
  const { companyId, apiToken } = by;
  const result = await lockResult(transaction, companyId, submissionId);
  if (result === undefined) throw new RequestError('submission.not_found');
  if (result.status === 'processing') throw new RequestError('submission.processing');
  if ((await countOpenLinks(transaction, companyId, { submissionId })) >= mostResultLinks)
    throw new RequestError('guest.too_many_results', { values: { most: mostResultLinks } });
  return addLink(transaction, by, {
    job: { id: result.job_id, title: result.title },
    token,
    submissionIds: [submissionId],
    purpose: purpose ?? apiToken?.name ?? 'API',
    showsNames,
    days,
    isResult: true,
  });
}

type Added = Pick<NewGuestLink, 'purpose' | 'showsNames' | 'days'> & {
  job: { id: number; title: string };
  token: string;
  submissionIds: readonly number[];
  isResult: boolean;
};

async function addLink(
  transaction: Transaction,
  by: Actor,
  { job, token, submissionIds, purpose, showsNames, days, isResult }: Added,
): Promise<number> {
  const { companyId, userId } = by;
  const linkId = await insertLink(transaction, {
    companyId,
    jobId: job.id,
    userId,
    purpose,
    tokenHash: hashOfGuestToken(token),
    showsNames,
    isResult,
    expiresAt: new Date(Date.now() + days * dayMilliseconds),
    submissionIds,
  });
  await emit(transaction, {
    type: 'job.guest_link_created',
    by,
    jobId: job.id,
    name: job.title,
    link: linkId,
    candidates: submissionIds.length,
    names: showsNames,
    days,
  });
  const shared = { type: 'submission.shared', by, jobId: job.id, link: linkId } as const;
  await emitAll(
    transaction,
    submissionIds.map((submissionId) => ({ ...shared, submissionId })),
  );
  return linkId;
}
