import { randomUUID } from 'node:crypto';
import { insightsConsentVersion } from '@nimble/contracts/insights';
import {
  consentVersion,
  type InsightsConsent,
  type InterviewState,
  type NewSubmission,
  type OpenInterview,
  type PublicJob,
} from '@nimble/contracts/interviews';
import type { ClosingLimit, TurningLimit } from '@nimble/contracts/plans';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { emit } from '../../platform/events/index.ts';
import type { ArrivingFile, Candidate } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { deleteFiles, eraseFiles, insertFile } from '../files/index.ts';
import {
  findActiveJobByShareToken,
  findJobOf,
  findJobPausedByPlan,
  findQuestions,
  findQuestionsOf,
  isFull,
  type PublicJobRow,
} from '../jobs/index.ts';
import { changeInsightsConsent } from './insights-consent.ts';
import { presentInterview, presentOpenInterview, presentPublicJob } from './interviews.presenter.ts';
import {
  countOpening,
  findActiveJob,
  findCompanyOf,
  findInterview,
  findInterviewResponses,
  findTakeCounts,
  hasSubmitted,
  insertSubmission,
  lockInterview,
  markSubmitted,
  setResume,
} from './interviews.repository.ts';
import { sendConfirmationMail } from './interviews.tasks.ts';
import { judgeResume, resumeName } from './resume-file.ts';

type Dependencies = {
  database: Database;
  storage: Storage;
  tokens: SignedTokens;
  /** What the employer's plan says to who wants to begin. */
  limits: {
    areEnforced: boolean;
    findClosingLimit: (database: Database, companyId: number) => Promise<ClosingLimit | undefined>;
    turnAway: (
      database: Database,
      job: { companyId: number; jobId: number },
      limit: TurningLimit,
    ) => Promise<void>;
  };
  /** What follows a submission, in its transaction. */
  startMediaTasks: readonly ((
    transaction: Transaction,
    companyId: number,
    submissionId: number,
  ) => Promise<void>)[];
};

export function createInterviewsService({
  database,
  storage,
  tokens,
  limits,
  startMediaTasks,
}: Dependencies) {
  async function state(candidate: Candidate): Promise<InterviewState> {
    const [row, responses] = await Promise.all([
      findInterview(database, candidate),
      findInterviewResponses(database, candidate),
    ]);
    if (row === undefined) throw new RequestError('request.not_found');
    return presentInterview(row, responses);
  }

  /** Why the one statement that begins an interview let nobody in. */
  async function whyNotBegun({ job: jobId, shareToken, candidateEmail }: NewSubmission): Promise<Error> {
    const job = await openJob(shareToken);
    return job.id === jobId && (await hasSubmitted(database, job, candidateEmail))
      ? new RequestError('submission.email_taken')
      : new RequestError('interview.unavailable');
  }

  /**
   * @throws RequestError notFound for a link that nobody can begin an interview by any more; CodedError, after the company
   * was told, while a limit of its plan lets nobody begin.
   */
  async function openJob(shareToken: string): Promise<PublicJobRow> {
    const job = await findActiveJobByShareToken(database, shareToken);
    if (job === undefined) throw await whyNotOpen(shareToken);
    if (job.deadline !== null && job.deadline < new Date())
      throw new RequestError('interview.deadline_passed');
    if (await isFull(database, job)) throw new RequestError('interview.full');
    const limit = await limits.findClosingLimit(database, job.company_id);
    if (limit === undefined) return job;
    throw await turnAway(job, limit);
  }

  async function whyNotOpen(shareToken: string): Promise<Error> {
    const job = await findJobPausedByPlan(database, shareToken);
    return job === undefined ? new RequestError('interview.unavailable') : turnAway(job, 'jobs');
  }

  async function turnAway(
    job: { id: number; company_id: number; company_name: string },
    limit: TurningLimit,
  ): Promise<RequestError> {
    await limits.turnAway(database, { companyId: job.company_id, jobId: job.id }, limit);
    return new RequestError('interview.limit_reached', { values: { company: job.company_name } });
  }

  return {
    state,

    /** What a browser needs to go on, also once nobody else can begin. */
    async current(candidate: Candidate): Promise<OpenInterview> {
      const [row, responses, questions, takeCounts] = await Promise.all([
        findInterview(database, candidate),
        findInterviewResponses(database, candidate),
        findQuestionsOf(database, candidate),
        findTakeCounts(database, candidate),
      ]);
      if (row === undefined) throw new RequestError('request.not_found');
      const job = await findJobOf(database, candidate);
      const mayBeginAgain =
        row.new_attempt_at !== null && !(await hasSubmitted(database, job, row.candidate_email));
      return presentOpenInterview({ row, responses, job, questions, takeCounts, mayBeginAgain });
    },

    /** @returns who holds this candidate token, if it is good and its submission still exists. */
    async authenticate(token: string): Promise<Candidate | undefined> {
      const submissionId = tokens.readCandidate(token);
      const row = submissionId === undefined ? undefined : await findCompanyOf(database, submissionId);
      if (submissionId === undefined || row === undefined) return undefined;
      return { kind: 'candidate', submissionId, companyId: row.company_id };
    },

    async open(shareToken: string): Promise<PublicJob> {
      const job = await openJob(shareToken);
      return presentPublicJob(job, await findQuestions(database, job.company_id, [job.id]));
    },

    countOpening: (shareToken: string) => countOpening(database, shareToken),

    async emailExists(email: string, jobId: number): Promise<boolean> {
      const job = await findActiveJob(database, jobId);
      if (job === undefined) throw new RequestError('interview.unavailable');
      return hasSubmitted(database, job, email);
    },

    async begin(submission: NewSubmission): Promise<{ data: InterviewState; token: string }> {
      const { insightsConsent } = submission;
      const isOutdated = insightsConsent !== undefined && insightsConsent.version !== insightsConsentVersion;
      if (submission.consentVersion !== consentVersion || isOutdated) {
        throw new RequestError('interview.consent_outdated');
      }
      if (limits.areEnforced) {
        const job = await findActiveJob(database, submission.job);
        if (job !== undefined && (await limits.findClosingLimit(database, job.company_id)) !== undefined)
          throw await whyNotBegun(submission);
      }
      const row = await insertSubmission(database, submission, new Date());
      if (row === undefined) throw await whyNotBegun(submission);
      return { data: presentInterview(row, []), token: tokens.signCandidate(row.id) };
    },

    async agreeToInsights(candidate: Candidate, consent: InsightsConsent): Promise<InterviewState> {
      await changeInsightsConsent(database, candidate, consent);
      return state(candidate);
    },

    /** Stores the résumé first and then attaches it, so that a crash leaves at most a file that nobody refers to. */
    async attachResume(candidate: Candidate, given: ArrivingFile): Promise<InterviewState> {
      const { mime, content } = await judgeResume(given.source);
      const key = `resumes/${randomUUID()}`;
      const { sizeBytes } = await storage.write(key, content);
      try {
        await given.finish();
        await inTransaction(database, async (transaction) => {
          const interview = await lockInterview(transaction, candidate);
          if (interview?.status !== 'uploading') {
            throw new RequestError('interview.already_submitted');
          }
          const name = resumeName(given.name, mime);
          const file = { companyId: candidate.companyId, storageKey: key, name, mime, sizeBytes };
          await setResume(transaction, candidate, await insertFile(transaction, file));
          if (interview.resume_file_id === null) return;
          const keys = await deleteFiles(transaction, candidate.companyId, [interview.resume_file_id]);
          await enqueue(transaction, eraseFiles, { keys });
        });
      } catch (error) {
        // Whatever else fails may have been kept all the same: a commit whose answer was lost.
        if (error instanceof RequestError) await storage.erase(key);
        throw error;
      }
      return state(candidate);
    },

    /** Submitting what has been submitted answers the same: the first answer may have been lost. */
    async submit(candidate: Candidate): Promise<{ data: InterviewState; personalToken: string }> {
      await inTransaction(database, async (transaction) => {
        const interview = await lockInterview(transaction, candidate);
        if (interview === undefined) throw new RequestError('request.not_found');
        if (interview.status !== 'uploading') return;
        if (interview.resume_file_id === null) {
          throw new RequestError('interview.resume_missing');
        }
        await requireAnswers(transaction, candidate);
        const job = { id: interview.job_id, company_id: candidate.companyId };
        if (await hasSubmitted(transaction, job, interview.candidate_email)) {
          throw new RequestError('submission.email_taken');
        }
        await markSubmitted(transaction, candidate, new Date());
        const { companyId, submissionId } = candidate;
        for (const start of startMediaTasks) await start(transaction, companyId, submissionId);
        await enqueue(transaction, sendConfirmationMail, { companyId, submissionId });
        const shown = { submissionId, jobId: job.id, status: 'processing' } as const;
        await emit(transaction, { type: 'submission.submitted', by: { companyId }, ...shown });
      }).catch((error: unknown) => {
        // Two interviews of one address ended in the same moment: the index lets one of them through.
        throw isUniqueViolation(error) ? new RequestError('submission.email_taken') : error;
      });
      return { data: await state(candidate), personalToken: tokens.signPersonal(candidate.submissionId) };
    },
  };
}
export type InterviewsService = ReturnType<typeof createInterviewsService>;

/** @throws RequestError unprocessable naming the questions that lack a usable answer. */
async function requireAnswers(transaction: Transaction, candidate: Candidate): Promise<void> {
  const questions = await findQuestionsOf(transaction, candidate);
  const responses = await findInterviewResponses(transaction, candidate);
  const statusOf = new Map(responses.map((response) => [response.question_id, response.processing_status]));
  const at = (ids: readonly number[]) => ids.map((id) => `questions.${id}`);
  const missing = questions.filter(
    ({ id, required }) => statusOf.get(id) === 'failed' || (required && !statusOf.has(id)),
  );
  if (missing.length > 0 || responses.length === 0) {
    throw new RequestError('interview.answers_missing', { at: at(missing.map(({ id }) => id)) });
  }
  const unchecked = responses.filter(({ processing_status }) => processing_status === 'uploading');
  if (unchecked.length > 0) {
    const ids = unchecked.map(({ question_id }) => question_id);
    throw new RequestError('interview.answers_unchecked', { at: at(ids) });
  }
}
