import type { Pagination } from '@nimble/contracts';
import type { Job, JobRelations, JobsRequest, JobWithRelations } from '@nimble/contracts/jobs';
import type { Language } from '@nimble/contracts/languages';
import { isAllowed, type Permissions } from '@nimble/contracts/roles';
import type { SubmissionSummary } from '@nimble/contracts/submissions';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type FreshCache, totalKey } from '../../platform/fresh-cache.ts';
import { paginationOf } from '../../platform/http/index.ts';
import { languageOfCall } from '../../platform/texts/index.ts';
import { findTemplate } from '../templates/index.ts';
import { requireJob, showJob } from './existing-job.ts';
import { createJobChangesService, type JobChangesDependencies } from './job-changes.service.ts';
import { presentJob } from './jobs.presenter.ts';
import { countJobs, findJobs } from './jobs.repository.ts';

type Dependencies = JobChangesDependencies & {
  totals: FreshCache<number>;
  findNewestSubmissions: (companyId: number, jobId: number) => Promise<SubmissionSummary[]>;
  /** Accepted answers of its submitted interviews. */
  countVideos: (database: Database, companyId: number, jobId: number) => Promise<number>;
};

export function createJobsService(dependencies: Dependencies) {
  const { database, totals, findNewestSubmissions, countVideos } = dependencies;
  return {
    ...createJobChangesService(dependencies),

    one: (companyId: number, jobId: number) => showJob(database, companyId, jobId),

    /** @throws RequestError notFound; forbidden when submissions are requested that the member may not see. */
    async populated(
      { companyId, permissions }: { companyId: number; permissions: Permissions },
      jobId: number,
      relations: JobRelations,
    ): Promise<JobWithRelations> {
      const withSubmissions = relations.has('submissions');
      if (withSubmissions && !isAllowed(permissions, 'submission', 'view'))
        throw new RequestError('request.forbidden');
      const row = await requireJob(database, companyId, jobId);
      return {
        ...presentJob(row),
        ...(relations.has('template') && {
          template: await templateOf(database, companyId, row),
        }),
        ...(withSubmissions && { submissions: await findNewestSubmissions(companyId, jobId) }),
      };
    },

    async list(
      companyId: number,
      request: JobsRequest,
    ): Promise<{ data: Job[]; meta: { pagination: Pagination } }> {
      const [rows, total] = await Promise.all([
        findJobs(database, companyId, request),
        totals.get(companyId, totalKey('jobs', request.where), () => countJobs(database, companyId, request)),
      ]);
      return {
        data: rows.map(presentJob),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    /** @throws RequestError notFound for a job that is missing or of another company. */
    async videoCount(companyId: number, jobId: number) {
      const { submission_count: submissionCount } = await requireJob(database, companyId, jobId);
      return { submissionCount, totalVideoCount: await countVideos(database, companyId, jobId) };
    },
  };
}
export type JobsService = ReturnType<typeof createJobsService>;

/** The template that a job was made from, in the job's language if it has one of its own. */
async function templateOf(
  database: Database,
  companyId: number,
  { template_id: id, language }: { template_id: number | null; language: Language | null },
) {
  if (id === null) return null;
  return (await findTemplate(database, companyId, id, language ?? languageOfCall())) ?? null;
}
