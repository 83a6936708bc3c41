import type { Pagination } from '@nimble/contracts';
import {
  type Job,
  type JobChanges,
  type JobInput,
  type JobRelations,
  type JobStatus,
  type JobsRequest,
  type JobWithRelations,
  mayChangeStatus,
} from '@nimble/contracts/jobs';
import { isAllowed, type Permissions } from '@nimble/contracts/roles';
import type { SubmissionSummary } from '@nimble/contracts/submissions';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { type FreshCache, totalKey } from '../../platform/fresh-cache.ts';
import { paginationOf } from '../../platform/http/index.ts';
import { findTemplate } from '../templates/index.ts';
import { presentJob } from './jobs.presenter.ts';
import {
  countJobs,
  countVideos,
  deleteJob,
  findJob,
  findJobs,
  insertJob,
  lockJob,
  updateJob,
} from './jobs.repository.ts';
import { changeQuestions } from './questions/change-questions.ts';
import { newShareToken } from './share-token.ts';

type Dependencies = {
  database: Database;
  totals: FreshCache<number>;
  findNewestSubmissions: (companyId: number, jobId: number) => Promise<SubmissionSummary[]>;
  limits: { requireRoom: (transaction: Transaction, companyId: number, limit: 'jobs') => Promise<void> };
  /** Removes a job's submissions with their files, in the transaction that removes the job. */
  eraseSubmissionsOfJob: (transaction: Transaction, companyId: number, jobId: number) => Promise<void>;
};

export function createJobsService(dependencies: Dependencies) {
  const { database, totals, limits, findNewestSubmissions, eraseSubmissionsOfJob } = dependencies;

  async function oneRow(companyId: number, jobId: number) {
    const row = await findJob(database, companyId, jobId);
    if (row === undefined) throw new RequestError('job.not_found');
    return row;
  }
  async function one(companyId: number, jobId: number): Promise<Job> {
    return presentJob(await oneRow(companyId, jobId));
  }

  async function templateOf(companyId: number, templateId: number | null) {
    return templateId === null ? null : ((await findTemplate(database, companyId, templateId)) ?? null);
  }

  return {
    one,

    /** @throws RequestError notFound; forbidden when submissions are asked for that the member may not see. */
    async populated(
      { companyId, permissions }: { companyId: number; permissions: Permissions },
      jobId: number,
      relations: JobRelations,
    ): Promise<JobWithRelations> {
      const withSubmissions = relations.has('submissions');
      if (withSubmissions && !isAllowed(permissions, 'submission', 'view'))
        throw new RequestError('request.forbidden');
      const row = await oneRow(companyId, jobId);
      return {
        ...presentJob(row),
        ...(relations.has('template') && { template: await templateOf(companyId, row.template_id) }),
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

    async create(member: Actor, input: JobInput): Promise<Job> {
      const { questions, shareToken = newShareToken(), ...job } = input;
      const jobId = await inTransaction(database, async (transaction) => {
        if (job.status === 'active') await limits.requireRoom(transaction, member.companyId, 'jobs');
        const id = await insertJob(transaction, {
          ...job,
          companyId: member.companyId,
          createdBy: member.userId,
          shareToken,
        });
        await changeQuestions(transaction, { companyId: member.companyId, jobId: id }, questions);
        const { title } = job;
        await emit(transaction, { type: 'job.created', by: member, jobId: id, name: title });
        if (job.status === 'active')
          await emit(transaction, { type: 'job.published', by: member, jobId: id, title, from: null });
        return id;
      }).catch((error: unknown) => {
        if (isUniqueViolation(error, 'jobs_share_token_key')) throw new RequestError('job.share_token_taken');
        throw error;
      });
      return one(member.companyId, jobId);
    },

    /**
     * @throws RequestError unprocessable (422) for a status change that spec 2 §4 does not allow; conflict (409) when
     * somebody else has changed the job since `updatedAt`.
     */
    async change(member: Actor, jobId: number, changes: JobChanges): Promise<Job> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const current = await lockJob(transaction, companyId, jobId);
        if (current === undefined) throw new RequestError('job.not_found');
        const { status, questions, updatedAt, ...fields } = changes;
        if (updatedAt !== undefined && Date.parse(updatedAt) !== current.updated_at.getTime())
          throw new RequestError('job.changed_meanwhile');
        if (status !== undefined && !mayChangeStatus(current.status, status)) {
          throw new RequestError('job.status_change_not_allowed');
        }
        if (status === 'active' && current.status !== 'active')
          await limits.requireRoom(transaction, companyId, 'jobs');
        await updateJob(transaction, companyId, jobId, { ...fields, ...(status && { status }) });
        if (questions !== undefined) await changeQuestions(transaction, { companyId, jobId }, questions);
        await tellChange(transaction, member, { id: jobId, ...current }, changes);
      });
      return one(companyId, jobId);
    },

    /** @throws RequestError notFound for a job of nobody's or of another company. */
    async videoCount(companyId: number, jobId: number) {
      const { submission_count: submissionCount } = await oneRow(companyId, jobId);
      return { submissionCount, totalVideoCount: await countVideos(database, companyId, jobId) };
    },

    async remove(member: Actor, jobId: number): Promise<void> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const current = await lockJob(transaction, companyId, jobId);
        if (current === undefined) throw new RequestError('job.not_found');
        await eraseSubmissionsOfJob(transaction, companyId, jobId);
        await deleteJob(transaction, companyId, jobId);
        await emit(transaction, { type: 'job.deleted', by: member, jobId, name: current.title });
      });
    },
  };
}

/** A status change is an event of its own, beside the fields that changed with it. */
async function tellChange(
  transaction: Transaction,
  by: Actor,
  job: { id: number; title: string; status: JobStatus },
  { status = job.status, updatedAt: _seen, ...rest }: JobChanges,
): Promise<void> {
  const about = { by, jobId: job.id, name: job.title };
  const { title = job.title } = rest;
  const from = job.status;
  if (status !== from)
    await emit(transaction, { type: 'job.status_changed', ...about, title, from, to: status });
  const fields = Object.keys(rest).join(', ');
  if (fields !== '') await emit(transaction, { type: 'job.changed', ...about, fields });
  if (status === 'active' && from !== 'active')
    await emit(transaction, { type: 'job.published', by, jobId: job.id, title, from });
  await emit(transaction, { type: 'job.saved', by, jobId: job.id });
}

export type JobsService = ReturnType<typeof createJobsService>;
