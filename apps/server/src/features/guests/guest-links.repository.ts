import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** Ended ones are listed while there are few newer ones. */
const mostShown = 100;

function linksOf(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('guest_links')
    .select((builder) => [
      'guest_links.id',
      'guest_links.purpose',
      'guest_links.shows_names',
      'guest_links.created_by_name',
      'guest_links.created_at',
      'guest_links.expires_at',
      'guest_links.revoked_at',
      'guest_links.opened_at',
      jsonArrayFrom(
        builder
          .selectFrom('guest_link_submissions')
          .innerJoin('submissions', 'submissions.id', 'guest_link_submissions.submission_id')
          .select(['submissions.id', 'submissions.candidate_name as name'])
          .whereRef('guest_link_submissions.guest_link_id', '=', 'guest_links.id')
          .whereRef('submissions.company_id', '=', 'guest_links.company_id')
          .orderBy('guest_link_submissions.position'),
      ).as('candidates'),
    ])
    .where('guest_links.company_id', '=', companyId);
}

/** Newest first. */
export function findLinks(database: Database, companyId: number, jobId: number) {
  return (
    linksOf(database, companyId)
      .where('guest_links.job_id', '=', jobId)
      // However many programs asked for, a person finds their own.
      .orderBy('guest_links.is_result')
      .orderBy('guest_links.id', 'desc')
      .limit(mostShown)
      .execute()
  );
}
export type GuestLinkRow = Awaited<ReturnType<typeof findLinks>>[number];

export function findLink(transaction: Transaction, companyId: number, linkId: number): Promise<GuestLinkRow> {
  return linksOf(transaction, companyId).where('guest_links.id', '=', linkId).executeTakeFirstOrThrow();
}

/** Counts the open links that people made for a job, or the open links to the result of one submission. */
export async function countOpenLinks(
  transaction: Transaction,
  companyId: number,
  of: { jobId: number } | { submissionId: number },
): Promise<number> {
  const { total } = await transaction
    .selectFrom('guest_links')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where(({ eb, exists, selectFrom }) =>
      'jobId' in of
        ? eb.and([eb('job_id', '=', of.jobId), eb('is_result', '=', false)])
        : eb.and([
            eb('is_result', '=', true),
            exists(
              selectFrom('guest_link_submissions')
                .select('guest_link_id')
                .whereRef('guest_link_id', '=', 'guest_links.id')
                .where('submission_id', '=', of.submissionId),
            ),
          ]),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return total;
}

/** Locks a submitted interview, so that two calls count one after the other; undefined for one of another company. */
export function lockResult(transaction: Transaction, companyId: number, submissionId: number) {
  return transaction
    .selectFrom('submissions')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select(['submissions.job_id', 'submissions.status', 'jobs.title'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .where('submissions.status', '<>', 'uploading')
    .forNoKeyUpdate('submissions')
    .executeTakeFirst();
}

/** Which of these are finished submissions of the job. */
export async function findCandidates(
  transaction: Transaction,
  { companyId, jobId }: { companyId: number; jobId: number },
  submissionIds: readonly number[],
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('id', 'in', submissionIds)
    .where('status', '<>', 'uploading')
    .execute();
  return rows.map(({ id }) => id);
}

export type NewLink = {
  companyId: number;
  jobId: number;
  userId: number;
  purpose: string;
  tokenHash: Buffer;
  showsNames: boolean;
  isResult: boolean;
  expiresAt: Date;
  /** In their order. */
  submissionIds: readonly number[];
};

export async function insertLink(transaction: Transaction, link: NewLink): Promise<number> {
  const { id } = await transaction
    .insertInto('guest_links')
    .values((builder) => ({
      company_id: link.companyId,
      job_id: link.jobId,
      purpose: link.purpose,
      token_hash: link.tokenHash,
      shows_names: link.showsNames,
      is_result: link.isResult,
      expires_at: link.expiresAt,
      created_by_name: builder
        .selectFrom('users')
        .select(sql<string>`coalesce(display_name, username)`.as('name'))
        .where('company_id', '=', link.companyId)
        .where('id', '=', link.userId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('guest_link_submissions')
    .values(
      link.submissionIds.map((submissionId, index) => ({
        guest_link_id: id,
        submission_id: submissionId,
        position: index + 1,
      })),
    )
    .execute();
  return id;
}

/** @returns undefined for a link that is missing, of another company, or already revoked. */
export function revokeLink(transaction: Transaction, companyId: number, linkId: number) {
  return transaction
    .updateTable('guest_links')
    .from('jobs')
    .set({ revoked_at: new Date() })
    .whereRef('jobs.id', '=', 'guest_links.job_id')
    .where('guest_links.company_id', '=', companyId)
    .where('guest_links.id', '=', linkId)
    .where('guest_links.revoked_at', 'is', null)
    .returning(['guest_links.purpose', 'jobs.id as job_id', 'jobs.title'])
    .executeTakeFirst();
}
