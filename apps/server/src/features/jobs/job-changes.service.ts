import { isDeepStrictEqual } from 'node:util';
import {
  arePoolsFit,
  type ChangedQuestion,
  type JobChanges,
  type JobInput,
  type JobStatus,
  mayChangeStatus,
  type QuestionPool,
  type SavedJob,
} from '@nimble/contracts/jobs';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { changedFields } from './changed-fields.ts';
import { showJob } from './existing-job.ts';
import { deleteJob, insertJob, lockWholeJob, updateJob } from './jobs.repository.ts';
import { jobMedia } from './media/job-media.ts';
import { changeQuestions, type FindLibraryCriteria } from './questions/change-questions.ts';
import { findQuestions } from './questions/questions.repository.ts';
import { newShareToken } from './share-token.ts';
import { giveTeam, type TeamDependencies, withCreator } from './team/give-team.ts';
import { requireOtherThanVideo } from './video-required/require-other-than-video.ts';

export type JobChangesDependencies = TeamDependencies & {
  database: Database;
  limits: { requireRoom: (transaction: Transaction, companyId: number, limit: 'jobs') => Promise<void> };
  findLibraryCriteria: FindLibraryCriteria;
  /** Adds to a job's scorecard those criteria that it lacks. @returns those that it has no room for. */
  addCriteria: (
    transaction: Transaction,
    by: Actor,
    jobId: number,
    names: readonly string[],
  ) => Promise<string[]>;
  beginWithCriteria: (
    transaction: Transaction,
    by: Actor,
    jobId: number,
    criteria: readonly string[],
  ) => Promise<void>;
  /** Deletes a job's submissions with their files, in the transaction that deletes the job. */
  eraseSubmissionsOfJob: (transaction: Transaction, companyId: number, jobId: number) => Promise<void>;
};

/** Candidates may begin, or may again as soon as the plan lets them. */
const isPublished = (status: JobStatus) => status === 'active' || status === 'paused';

export function createJobChangesService(dependencies: JobChangesDependencies) {
  const { database, eraseSubmissionsOfJob, forgetSessions } = dependencies;
  return {
    /** A job with a team is hidden from others from its first moment on. */
    async create(member: Actor, input: JobInput): Promise<SavedJob> {
      const { jobId, sessions, omitted } = await inTransaction(database, (transaction) =>
        create(transaction, dependencies, member, input),
      ).catch((error: unknown) => {
        if (isUniqueViolation(error, 'jobs_share_token_key')) throw new RequestError('job.share_token_taken');
        throw error;
      });
      forgetSessions(sessions);
      return showSaved(database, member.companyId, jobId, omitted);
    },

    /** @throws RequestError also as `requireAllowed` does. */
    async change(member: Actor, jobId: number, changes: JobChanges): Promise<SavedJob> {
      const { companyId } = member;
      const omitted = await inTransaction(database, (transaction) =>
        change(transaction, dependencies, member, { jobId, changes }),
      );
      return showSaved(database, companyId, jobId, omitted);
    },

    async remove(member: Actor, jobId: number): Promise<void> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const current = await lockWholeJob(transaction, companyId, jobId);
        if (current === undefined) throw new RequestError('job.not_found');
        await eraseSubmissionsOfJob(transaction, companyId, jobId);
        await deleteWithMedia(transaction, companyId, jobId);
        await emit(transaction, { type: 'job.deleted', by: member, jobId, name: current.title });
      });
    },
  };
}

async function showSaved(
  database: Database,
  companyId: number,
  jobId: number,
  omittedCriteria: string[],
): Promise<SavedJob> {
  const job = await showJob(database, companyId, jobId);
  return { ...job, ...(omittedCriteria.length > 0 && { omittedCriteria }) };
}

/** @returns the sessions that the team has changed, and the criteria that the scorecard has no room for. */
async function create(
  transaction: Transaction,
  dependencies: JobChangesDependencies,
  member: Actor,
  input: JobInput,
) {
  const { companyId, userId } = member;
  const { questions, team, criteria, shareToken = newShareToken(), ...job } = input;
  if (job.status === 'active') await dependencies.limits.requireRoom(transaction, companyId, 'jobs');
  await jobMedia.requireKnown(transaction, member, mediaOf(input));
  const jobId = await insertJob(transaction, { ...job, companyId, createdBy: userId, shareToken });
  const { pools = [] } = job;
  const wanted = { jobId, status: job.status, questions, criteria, pools, checksFormats: true };
  const { omittedCriteria } = await setQuestions(transaction, dependencies, member, wanted);
  const given = team && {
    by: member,
    job: { id: jobId, title: job.title },
    team: withCreator(team, userId),
  };
  const sessions = given === undefined ? [] : await giveTeam(transaction, given, dependencies);
  await emitCreated(transaction, member, { id: jobId, title: job.title, status: job.status });
  return { jobId, sessions, omitted: omittedCriteria };
}

/** @returns the criteria that the scorecard has no room for. */
async function change(
  transaction: Transaction,
  dependencies: JobChangesDependencies,
  member: Actor,
  { jobId, changes }: { jobId: number; changes: JobChanges },
): Promise<string[]> {
  const { companyId } = member;
  const current = await lockWholeJob(transaction, companyId, jobId);
  if (current === undefined) throw new RequestError('job.not_found');
  requireAllowed(current, changes);
  const { status, questions, updatedAt: _seen, ...fields } = changes;
  if (status === 'active' && current.status !== 'active')
    await dependencies.limits.requireRoom(transaction, companyId, 'jobs');
  await jobMedia.requireKnown(transaction, member, mediaOf(changes));
  await updateJob(transaction, companyId, jobId, { ...fields, ...(status && { status }) });
  const { pools = current.pools } = fields;
  const checksFormats =
    questions !== undefined || fields.videoNeverRequired !== undefined || status === 'active';
  const wanted = { jobId, status: status ?? current.status, questions, pools, checksFormats };
  const saved = await setQuestions(transaction, dependencies, member, wanted);
  const changed = [
    ...changedFields(current, changes),
    ...(saved.isChanged ? ['questions'] : []),
    ...(isDeepStrictEqual(pools, current.pools) ? [] : ['pools']),
  ];
  await emitChange(transaction, member, current, { status, title: fields.title, changed });
  return saved.omittedCriteria;
}

type Wanted = {
  jobId: number;
  status: JobStatus;
  questions: readonly ChangedQuestion[] | undefined;
  /** All criteria of a new job; left out, the job gets those of its library questions. */
  criteria?: readonly string[] | undefined;
  pools: readonly QuestionPool[];
  /**
   * Must the formats keep the promise that no question requires video? Only when questions, promise or publication
   * change: a job that broke the promise before can still get another title.
   */
  checksFormats: boolean;
};

/** @throws RequestError for a file that cannot be shown, where the job is published. */
async function setQuestions(
  transaction: Transaction,
  { findLibraryCriteria, addCriteria, beginWithCriteria }: JobChangesDependencies,
  member: Actor,
  { jobId, status, questions, criteria, pools, checksFormats }: Wanted,
): Promise<{ isChanged: boolean; omittedCriteria: string[] }> {
  const { companyId } = member;
  const job = { companyId, jobId, findLibraryCriteria };
  const replaced = questions && (await changeQuestions(transaction, job, questions));
  if (criteria !== undefined) await beginWithCriteria(transaction, member, jobId, criteria);
  const criteriaOfLibrary = criteria === undefined ? (replaced?.criteria ?? []) : [];
  const omittedCriteria = await addCriteria(transaction, member, jobId, criteriaOfLibrary);
  await requireFitPools(transaction, { companyId, jobId }, pools);
  if (checksFormats) await requireOtherThanVideo(transaction, companyId, jobId);
  if (isPublished(status)) await jobMedia.requireShowable(transaction, companyId, jobId);
  return { isChanged: replaced?.isChanged ?? false, omittedCriteria };
}

async function deleteWithMedia(transaction: Transaction, companyId: number, jobId: number): Promise<void> {
  const shown = await jobMedia.findOfJob(transaction, companyId, jobId);
  await deleteJob(transaction, companyId, jobId);
  await jobMedia.removeUnused(transaction, companyId, shown);
}

type Showing = Pick<JobChanges, 'welcomeMedia' | 'closingMedia' | 'questions'>;

/** The files that a job is to show. */
function mediaOf({ welcomeMedia, closingMedia, questions = [] }: Showing): number[] {
  return [welcomeMedia, closingMedia, ...questions.map(({ media }) => media)].flatMap((id) => id ?? []);
}

/** @throws RequestError unprocessable for a pool that draws all of its questions or more. */
async function requireFitPools(
  transaction: Transaction,
  { companyId, jobId }: { companyId: number; jobId: number },
  pools: readonly QuestionPool[],
): Promise<void> {
  if (!arePoolsFit(await findQuestions(transaction, companyId, [jobId]), pools))
    throw new RequestError('job.pool_too_small');
}

/**
 * @throws RequestError unprocessable (422) for a status change that is not allowed; conflict (409) when another person
 * has changed the job since `updatedAt`.
 */
function requireAllowed(
  current: { status: JobStatus; updated_at: Date },
  { status, updatedAt }: JobChanges,
): void {
  if (updatedAt !== undefined && Date.parse(updatedAt) !== current.updated_at.getTime())
    throw new RequestError('job.changed_meanwhile');
  if (status !== undefined && !mayChangeStatus(current.status, status))
    throw new RequestError('job.status_change_not_allowed');
}

async function emitCreated(
  transaction: Transaction,
  by: Actor,
  { id: jobId, title, status }: { id: number; title: string; status: JobStatus },
): Promise<void> {
  await emit(transaction, { type: 'job.created', by, jobId, name: title });
  if (status === 'active') await emit(transaction, { type: 'job.published', by, jobId, title, from: null });
}

/** A status change is an event of its own, besides that of the other changed fields. */
async function emitChange(
  transaction: Transaction,
  by: Actor,
  job: { id: number; title: string; status: JobStatus },
  after: { status: JobStatus | undefined; title: string | undefined; changed: readonly string[] },
): Promise<void> {
  const about = { by, jobId: job.id, name: job.title };
  const { status = job.status, title = job.title } = after;
  const from = job.status;
  if (status !== from)
    await emit(transaction, { type: 'job.status_changed', ...about, title, from, to: status });
  const fields = after.changed.join(', ');
  if (fields !== '') await emit(transaction, { type: 'job.changed', ...about, fields });
  if (status === 'active' && from !== 'active')
    await emit(transaction, { type: 'job.published', by, jobId: job.id, title, from });
  await emit(transaction, { type: 'job.saved', by, jobId: job.id });
}
