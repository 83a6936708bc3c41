import { defaultCriteria } from '@nimble/contracts/scorecards';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { findJobCriteria, writeCriteria } from './criteria.repository.ts';

/**
 * The criteria of a job, in order.
 * @throws RequestError notFound for a job that is missing or of another company.
 */
export async function criteriaOf(
  database: Database | Transaction,
  companyId: number,
  jobId: number,
): Promise<string[]> {
  const row = await findJobCriteria(database, companyId, jobId);
  if (row === undefined) throw new RequestError('job.not_found');
  return row.criteria ?? [...defaultCriteria];
}

export function createCriteriaService(database: Database) {
  return {
    async of(companyId: number, jobId: number): Promise<{ criteria: string[] }> {
      return { criteria: await criteriaOf(database, companyId, jobId) };
    },

    /** @throws RequestError notFound. */
    async change(member: Actor, jobId: number, criteria: string[]): Promise<{ criteria: string[] }> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const job = await findJobCriteria(transaction, companyId, jobId);
        if (job === undefined) throw new RequestError('job.not_found');
        await writeCriteria(transaction, { companyId, jobId, criteria });
        const named = { jobId, name: job.title, criteria: criteria.join(', ') };
        await emit(transaction, { type: 'job.criteria_changed', by: member, ...named });
      });
      return { criteria };
    },
  };
}
export type CriteriaService = ReturnType<typeof createCriteriaService>;
