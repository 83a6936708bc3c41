import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import type { TaskRun } from '../../../platform/tasks/index.ts';
import { claimExpired, findJobsOver } from './expiry.repository.ts';

const batchSize = 200;
const jobsAtOnce = 100;

/** Announces each expiry once: the mark and the event are of one transaction. */
export async function expireInvitationsHandler(
  _payload: unknown,
  { database }: { database: Database },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  await expireAll(database, signal);
  const jobs = await findJobsOver(database);
  for (let first = 0; first < jobs.length; first += jobsAtOnce)
    await expireAll(database, signal, jobs.slice(first, first + jobsAtOnce));
}

async function expireAll(database: Database, signal: AbortSignal, jobIds?: readonly number[]): Promise<void> {
  let claimed = batchSize;
  while (claimed === batchSize && !signal.aborted)
    claimed = await inTransaction(database, async (transaction) => {
      const expired = await claimExpired(transaction, batchSize, jobIds);
      for (const { id: invitationId, company_id: companyId, job_id: jobId } of expired)
        await emit(transaction, { type: 'invitation.expired', by: { companyId }, invitationId, jobId });
      return expired.length;
    });
}
