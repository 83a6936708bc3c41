import type { Pagination } from '@nimble/contracts';
import { type FigureName, figures } from '@nimble/contracts/figures';
import { populatedSubmissions } from '@nimble/contracts/jobs';
import {
  type JobCandidateStats,
  type SubmissionStats,
  type SubmissionSummary,
  type SubmissionsRequest,
} from '@nimble/contracts/submissions';
import type { Database } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { languageOfCall } from '../../../platform/texts/index.ts';
import type { SubmissionsService } from '../submissions.service.ts';
import {
  type CountsRow,
  findCountsOfCompany,
  findCountsOfJob,
  findNewestOfJob,
} from './submission-counts.repository.ts';

type Dependencies = { database: Database; list: SubmissionsService['list'] };

/** Candidate lists besides the generic collection: stat cards, and the candidates of one job. */
export function createSubmissionListsService({ database, list }: Dependencies) {
  async function countsOfJob(companyId: number, jobId: number): Promise<CountsRow> {
    const counts = await findCountsOfJob(database, companyId, jobId);
    if (counts === undefined) throw new RequestError('submission.not_found');
    return counts;
  }

  return {
    async stats(companyId: number): Promise<SubmissionStats> {
      return presentStats(await findCountsOfCompany(database, companyId));
    },

    async statsOfJob(companyId: number, jobId: number): Promise<SubmissionStats & { jobId: number }> {
      return { jobId, ...presentStats(await countsOfJob(companyId, jobId)) };
    },

    async candidateStats(companyId: number, jobId: number): Promise<JobCandidateStats> {
      const counts = await countsOfJob(companyId, jobId);
      const newest = await findNewestOfJob(database, companyId, jobId);
      return {
        totalCandidates: amountOf('submissions', counts),
        needReview: amountOf('needReview', counts),
        shortlisted: amountOf('approved', counts),
        month: newest === undefined ? null : monthOf(newest),
      };
    },

    /** One page of a job's submissions; `searchTerm` filters names and addresses that contain it. */
    async ofJob(
      companyId: number,
      jobId: number,
      { searchTerm, ...request }: SubmissionsRequest & { searchTerm: string },
    ): Promise<{ data: SubmissionSummary[]; pagination: JobPagination }> {
      await countsOfJob(companyId, jobId);
      const { data, meta } = await list(companyId, narrowed(request, jobId, searchTerm));
      const { pageCount, ...pagination } = meta.pagination;
      return { data, pagination: { ...pagination, totalPages: pageCount } };
    },

    /** The newest of a job, up to the included number. */
    async newestOfJob(companyId: number, jobId: number): Promise<SubmissionSummary[]> {
      return (await list(companyId, newest(jobId))).data;
    },
  };
}
export type SubmissionListsService = ReturnType<typeof createSubmissionListsService>;

type JobPagination = Omit<Pagination, 'pageCount'> & { totalPages: number };

const newest = (jobId: number): SubmissionsRequest => ({
  where: { kind: 'compare', field: 'job', operator: '$eq', value: jobId },
  sort: { field: 'createdAt', direction: 'desc' },
  populate: new Set(),
  fields: undefined,
  start: 0,
  limit: populatedSubmissions,
  countedBy: 'pages',
});

function narrowed(request: SubmissionsRequest, jobId: number, searchTerm: string): SubmissionsRequest {
  const contains = { kind: 'compare', operator: '$containsi', value: searchTerm } as const;
  return {
    ...request,
    where: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'job', operator: '$eq', value: jobId },
        ...(request.where === undefined ? [] : [request.where]),
        ...(searchTerm === ''
          ? []
          : [
              {
                kind: 'or',
                conditions: [
                  { ...contains, field: 'candidateName' },
                  { ...contains, field: 'candidateEmail' },
                ],
              } as const,
            ]),
      ],
    },
  };
}

function presentStats(counts: CountsRow): SubmissionStats {
  const { rated } = counts;
  return {
    total: amountOf('submissions', counts),
    processing: amountOf('processing', counts),
    pending: amountOf('pending', counts),
    inReview: amountOf('inReview', counts),
    reviewed: amountOf('reviewed', counts),
    approved: amountOf('approved', counts),
    rejected: amountOf('rejected', counts),
    pendingReview: amountOf('pending', counts),
    averageScore: rated === 0 ? null : Math.round(counts.rating_sum / rated),
  };
}

type CountedFigure = {
  [Name in FigureName]: (typeof figures)[Name] extends { statuses: readonly (infer Status)[] }
    ? Status extends keyof CountsRow
      ? Name
      : never
    : never;
}[FigureName];

/** The statuses of a figure are in its definition. */
function amountOf(name: CountedFigure, counts: CountsRow): number {
  return figures[name].statuses.reduce((sum, status) => sum + counts[status], 0);
}

function monthOf(time: Date): string {
  return time.toLocaleDateString(languageOfCall(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
