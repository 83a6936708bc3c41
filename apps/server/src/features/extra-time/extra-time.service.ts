import { type ExtraTime, mostExtraTimes } from '@nimble/contracts/extra-time';
import {
  type Database,
  findJobTitle,
  inTransaction,
  lockJob,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import {
  deleteExtraTime,
  findExtraTimes,
  lockExtraTime,
  putExtraTime,
  setTimesOfOpen,
} from './extra-time.repository.ts';

export function createExtraTimeService(database: Database) {
  return {
    /** @throws RequestError notFound for a job that is missing or of another company. */
    async list(companyId: number, jobId: number): Promise<ExtraTime[]> {
      if ((await findJobTitle(database, companyId, jobId)) === undefined) {
        throw new RequestError('job.not_found');
      }
      return findExtraTimes(database, companyId, jobId);
    },

    /**
     * Factor 1 alone removes it. Submitted interviews keep their own. @throws RequestError notFound, unprocessable
     * (full).
     */
    async give(member: Actor, jobId: number, given: ExtraTime): Promise<ExtraTime[]> {
      return inTransaction(database, (transaction) => putExtraTimeOf(transaction, member, jobId, given));
    },
  };
}

/** Gives it in the caller's transaction. @throws RequestError notFound, unprocessable (full). */
export async function putExtraTimeOf(
  transaction: Transaction,
  member: Actor,
  jobId: number,
  { email, submissionId, ...allowance }: ExtraTime & { submissionId?: number },
): Promise<ExtraTime[]> {
  const { companyId } = member;
  const candidate = { companyId, jobId, email: email.toLowerCase() };
  // Serializes calls, so that two together cannot exceed the limit.
  const job = await lockJob(transaction, companyId, jobId);
  if (job === undefined) throw new RequestError('job.not_found');
  await lockExtraTime(transaction, candidate);
  const { factor, untimed, questionsInAdvance } = allowance;
  if (factor === 1 && !untimed && !questionsInAdvance) await deleteExtraTime(transaction, candidate);
  else await putExtraTime(transaction, candidate, allowance);
  const listed = await findExtraTimes(transaction, companyId, jobId);
  if (listed.length > mostExtraTimes) throw new RequestError('extra_time.too_many');
  await setTimesOfOpen(transaction, candidate, allowance);
  // Without the address: extra time is known to the reviewers only.
  const given = { by: member, jobId };
  if (submissionId === undefined)
    await emit(transaction, {
      type: 'job.extra_time_given',
      ...given,
      name: job.title,
      ...(!untimed && { factor }),
      untimed,
      questionsInAdvance,
    });
  else await emit(transaction, { type: 'submission.extra_time_given', ...given, factor, submissionId });
  return listed;
}
export type ExtraTimeService = ReturnType<typeof createExtraTimeService>;
