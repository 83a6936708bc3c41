import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import type { TaskRun } from '../../../platform/tasks/index.ts';
import { claimExpired, type Expiring, findJobsOver } from './expiry.repository.ts';

const batchSize = 200;
const jobsAtOnce = 100;

/** Announces each expiry once: the mark and the event are of one transaction. */
export async function expireInvitationsHandler(
  _payload: unknown,
  { database }: { database: Database },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  for (const which of ['own', 'givenUp'] as const) await expireAll(database, signal, which);
  const jobs = await findJobsOver(database);
  for (let first = 0; first < jobs.length; first += jobsAtOnce)
    await expireAll(database, signal, { jobIds: jobs.slice(first, first + jobsAtOnce) });
}

async function expireAll(database: Database, signal: AbortSignal, which: Expiring): Promise<void> {
  let claimed = batchSize;
  while (claimed === batchSize && !signal.aborted)
    claimed = await inTransaction(database, async (transaction) => {
      const expired = await claimExpired(transaction, batchSize, which);
      for (const { id: invitationId, company_id: companyId, job_id: jobId } of expired)
        await emit(transaction, { type: 'invitation.expired', by: { companyId }, invitationId, jobId });
      return expired.length;
    });
}
