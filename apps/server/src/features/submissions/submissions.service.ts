import type { Pagination } from '@nimble/contracts';
import {
  type Submission,
  type SubmissionChanges,
  type SubmissionStatus,
  type SubmissionSummary,
  type SubmissionsRequest,
  type SubmissionWaveform,
} from '@nimble/contracts/submissions';
import {
  type Database,
  inTransaction,
  lockSubmission,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { type FreshCache, totalKey } from '../../platform/fresh-cache.ts';
import { paginationOf } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { CompanyMails } from '../mails/index.ts';
import { eraseSubmissions } from './erasure/erasure.ts';
import { startJoining } from './joining/joining.ts';
import { findWaveform } from './joining/waveforms.repository.ts';
import { isCounted } from './lists/submission-totals.repository.ts';
import { isLinkOpen, markNewAttempt, unmarkNewAttempt } from './review/new-attempts.repository.ts';
import { expectReviewable, type OwnRecentChanges, reviewColumns, tellReview } from './review/review.ts';
import { updateSubmission } from './review/submission-changes.repository.ts';
import { presentSubmission, presentSummary } from './submissions.presenter.ts';
import {
  countSubmissions,
  findSubmission,
  findSubmissions,
  type SummaryRow,
  searchSubmissions,
} from './submissions.repository.ts';

type Found = { rows: SummaryRow[]; total: number };

type Dependencies = {
  database: Database;
  tokens: SignedTokens;
  totals: FreshCache<number>;
  companyMails: Pick<CompanyMails, 'take'>;
  ownRecentChanges: OwnRecentChanges;
};

export function createSubmissionsService(dependencies: Dependencies) {
  const { database, tokens, totals, companyMails, ownRecentChanges } = dependencies;

  async function one(companyId: number, submissionId: number): Promise<Submission> {
    const row = await findSubmission(database, companyId, submissionId);
    if (row === undefined) throw new RequestError('submission.not_found');
    return presentSubmission(row, tokens);
  }

  /** By jobs and statuses alone: the total costs next to nothing. */
  async function listed(companyId: number, request: SubmissionsRequest): Promise<Found> {
    const counting = totals.get(companyId, totalKey('submissions', request.where), () =>
      countSubmissions(database, companyId, request),
    );
    const [rows, total] = await Promise.all([findSubmissions(database, companyId, request), counting]);
    return { rows, total };
  }

  /** Counting is most of a search, so the page comes along; a total that is known says how the page is best found. */
  async function searched(companyId: number, request: SubmissionsRequest): Promise<Found> {
    let rows: SummaryRow[] | undefined;
    const total = await totals.get(companyId, totalKey('submissions', request.where), async () => {
      const found = await searchSubmissions(database, companyId, request);
      rows = found.rows;
      return found.total;
    });
    return { rows: rows ?? (await findSubmissions(database, companyId, request, total)), total };
  }

  /** A submission that a reviewer may act on; kept as it is until the transaction ends. */
  async function lockFinished(transaction: Transaction, companyId: number, submissionId: number) {
    const row = await lockSubmission(transaction, companyId, submissionId);
    if (row === undefined || row.status === 'uploading') {
      throw new RequestError('submission.not_found');
    }
    return row;
  }

  return {
    one,

    async list(
      companyId: number,
      request: SubmissionsRequest,
    ): Promise<{ data: SubmissionSummary[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await (isCounted(request.where) ? listed : searched)(companyId, request);
      return {
        data: rows.map((row) => presentSummary(row, tokens)),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    async change(member: Actor, submissionId: number, changes: SubmissionChanges): Promise<Submission> {
      const { companyId } = member;
      const { ifUnchanged: seen, ...given } = changes;
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        await expectReviewable(transaction, member, row, { seen, notes: given.notes, ownRecentChanges });
        await updateSubmission(transaction, companyId, submissionId, reviewColumns(row, given));
        await tellReview(transaction, member, row, changes);
      });
      return one(companyId, submissionId);
    },

    async remove(member: Actor, submissionId: number): Promise<void> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        await eraseSubmissions(transaction, companyId, [submissionId]);
        await emit(transaction, { type: 'submission.deleted', by: member, ...shown(row) });
      });
    },

    /** What a candidate has asked for, whatever a reviewer has made of it. */
    async removeForCandidate(companyId: number, submissionId: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        await eraseSubmissions(transaction, companyId, [submissionId]);
        const by = { companyId };
        await emit(transaction, { type: 'submission.erased_by_candidate', by, ...shown(row) });
      });
    },

    /** Its candidate may begin and submit once more; this one stays. @throws RequestError conflict, unprocessable, tooMany */
    async allowNewAttempt(member: Actor, submissionId: number): Promise<Submission> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        if (!(await isLinkOpen(transaction, companyId, row.job_id)))
          throw new RequestError('submission.link_closed');
        if (!(await markNewAttempt(transaction, companyId, submissionId)))
          throw new RequestError('submission.attempt_allowed');
        const emails = [row.candidate_email];
        await companyMails.take(transaction, { companyId, kind: 'new_attempt', emails });
        await emit(transaction, { type: 'submission.new_attempt_allowed', by: member, ...shown(row) });
      });
      return one(companyId, submissionId);
    },

    /** What was not allowed stays so. @throws RequestError conflict once it has begun. */
    async withdrawNewAttempt(member: Actor, submissionId: number): Promise<Submission> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        if (row.new_attempt_at === null) return;
        if (!(await unmarkNewAttempt(transaction, companyId, submissionId)))
          throw new RequestError('submission.attempt_begun');
        await emit(transaction, { type: 'submission.new_attempt_withdrawn', by: member, ...shown(row) });
      });
      return one(companyId, submissionId);
    },

    /** null before the joined video has been measured. @throws RequestError notFound. */
    async waveform(companyId: number, submissionId: number): Promise<SubmissionWaveform | null> {
      const row = await findWaveform(database, companyId, submissionId);
      if (row === undefined) throw new RequestError('submission.not_found');
      const { seconds_per_peak: secondsPerPeak, peaks } = row;
      return secondsPerPeak === null || peaks === null ? null : { secondsPerPeak, peaks: [...peaks] };
    },

    /** Joins the answers again; what was joined before stays until the new video is there. */
    async compile(member: Actor, submissionId: number): Promise<Submission> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        await lockFinished(transaction, companyId, submissionId);
        await startJoining(transaction, companyId, submissionId, 'asked');
        await emit(transaction, { type: 'submission.compiled', by: member, submissionId });
      });
      return one(companyId, submissionId);
    },
  };
}

/** What open browsers are told of it. */
function shown(row: { id: number; job_id: number; status: SubmissionStatus }) {
  return { submissionId: row.id, jobId: row.job_id, status: row.status };
}

export type SubmissionsService = ReturnType<typeof createSubmissionsService>;
