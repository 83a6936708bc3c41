import { randomUUID } from 'node:crypto';
import type { InterviewState } from '@nimble/contracts/interviews';
import { screeningOf } from '../../platform/answers/index.ts';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { emit } from '../../platform/events/index.ts';
import { eraseArriving, insertFile, removeFiles, storeArriving } from '../../platform/files/index.ts';
import type { ArrivingFile, Candidate } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import type { VirusScan } from '../../platform/virus-scan/index.ts';
import { findPromisedDay } from '../companies/index.ts';
import { findQuestionsOf } from '../jobs/index.ts';
import { findState } from './interview-state.ts';
import {
  findInterviewResponses,
  hasSubmitted,
  type InterviewResponseRow,
  lockInterview,
  markSubmitted,
  setResume,
} from './interviews.repository.ts';
import { sendConfirmationMail } from './interviews.tasks.ts';
import { judgeResume } from './resume-file.ts';

/** Steps that follow a submission, in its transaction. */
type StartMediaTask = (transaction: Transaction, companyId: number, submissionId: number) => Promise<void>;

type StoredFile = { storageKey: string; name: string; mime: string; sizeBytes: number };

export type SubmittingDependencies = {
  database: Database;
  storage: Storage;
  scanForViruses: VirusScan;
  tokens: Pick<SignedTokens, 'signPersonal' | 'fileUrl'>;
  startMediaTasks: readonly StartMediaTask[];
};

/** The last steps of a candidate: the resume, and submitting. */
export function createSubmittingService({
  database,
  storage,
  scanForViruses,
  tokens,
  startMediaTasks,
}: SubmittingDependencies) {
  return {
    /**
     * Stores the resume first and then attaches it, so that a crash leaves at most an unused file, which a sweep finds.
     */
    async attachResume(candidate: Candidate, given: ArrivingFile): Promise<InterviewState> {
      await storage.requireRoom().catch((error: unknown) => {
        given.source.destroy();
        throw error;
      });
      const key = `resumes/${randomUUID()}`;
      const { sizeBytes } = await storeArriving({ database, storage }, key, given.source);
      try {
        await given.finish();
        const judged = await judgeResume(storage, { key, givenName: given.name, sizeBytes });
        await scanForViruses(() => storage.read(key));
        const file = { storageKey: key, ...judged, sizeBytes };
        await inTransaction(database, (transaction) => replaceResume(transaction, candidate, file));
      } catch (error) {
        // After any other failure it may be stored all the same: the answer of a commit can be lost.
        if (error instanceof RequestError) await eraseArriving({ database, storage }, key);
        throw error;
      }
      return findState({ database, tokens }, candidate);
    },

    /** Submits an interview that one of its answers has just ended, in the transaction of that answer. */
    submitEnded: (transaction: Transaction, candidate: Candidate): Promise<void> =>
      submitOnce(transaction, candidate, startMediaTasks).catch(tellTaken),

    /** Submitting twice answers the same, because the first answer may have been lost. */
    async submit(candidate: Candidate): Promise<{ data: InterviewState; personalToken: string }> {
      await inTransaction(database, (transaction) =>
        submitOnce(transaction, candidate, startMediaTasks),
      ).catch(tellTaken);
      const data = await findState({ database, tokens }, candidate);
      return { data, personalToken: tokens.signPersonal(candidate.submissionId) };
    },
  };
}

/** Two interviews of one address ended in the same moment: the index accepts one of them. */
function tellTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new RequestError('submission.email_taken') : error;
}

async function replaceResume(
  transaction: Transaction,
  candidate: Candidate,
  file: StoredFile,
): Promise<void> {
  const { companyId } = candidate;
  const interview = await lockInterview(transaction, candidate);
  if (interview?.status !== 'uploading') throw new RequestError('interview.already_submitted');
  await setResume(transaction, candidate, await insertFile(transaction, { companyId, ...file }));
  if (interview.resume_file_id === null) return;
  await removeFiles(transaction, companyId, [interview.resume_file_id]);
}

async function submitOnce(
  transaction: Transaction,
  candidate: Candidate,
  startMediaTasks: readonly StartMediaTask[],
): Promise<void> {
  const { companyId, submissionId } = candidate;
  const interview = await lockInterview(transaction, candidate);
  if (interview === undefined) throw new RequestError('request.not_found');
  if (interview.status !== 'uploading') return;
  const questions = await findQuestionsOf(transaction, candidate);
  const responses = await findInterviewResponses(transaction, candidate);
  const screening = screeningOf(questions, responses);
  // One that an answer ended is submitted as it is.
  if (screening?.outcome !== 'ended') {
    if (interview.resume_file_id === null) throw new RequestError('interview.resume_missing');
    requireAnswers(questions, responses);
  }
  requireChecked(responses);
  const job = { id: interview.job_id, company_id: companyId };
  if (await hasSubmitted(transaction, job, interview.candidate_email))
    throw new RequestError('submission.email_taken');
  const now = new Date();
  const answerBy = await findPromisedDay(transaction, companyId, now);
  await markSubmitted(transaction, candidate, { now, answerBy, screening });
  const shown = { submissionId, jobId: job.id, status: 'processing' } as const;
  await emit(transaction, { type: 'submission.submitted', by: { companyId }, ...shown });
  // One without recordings is finished in here.
  for (const start of startMediaTasks) await start(transaction, companyId, submissionId);
  await enqueue(transaction, sendConfirmationMail, { companyId, submissionId });
}

type Question = Awaited<ReturnType<typeof findQuestionsOf>>[number];

/** @throws RequestError unprocessable naming the questions that lack a usable answer. */
function requireAnswers(questions: readonly Question[], responses: readonly InterviewResponseRow[]): void {
  const statusOf = new Map(responses.map((response) => [response.question_id, response.processing_status]));
  const missing = questions.filter(
    ({ id, required }) => statusOf.get(id) === 'failed' || (required && !statusOf.has(id)),
  );
  if (missing.length > 0 || responses.length === 0)
    throw new RequestError('interview.answers_missing', { at: placesOf(missing.map(({ id }) => id)) });
}

/** @throws RequestError naming the questions whose answers are still being checked. */
function requireChecked(responses: readonly InterviewResponseRow[]): void {
  const unchecked = responses.filter(({ processing_status }) => processing_status === 'uploading');
  if (unchecked.length === 0) return;
  throw new RequestError('interview.answers_unchecked', {
    at: placesOf(unchecked.map(({ question_id }) => question_id)),
  });
}

const placesOf = (ids: readonly number[]) => ids.map((id) => `questions.${id}`);
