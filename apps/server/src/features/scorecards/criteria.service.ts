import { isDeepStrictEqual } from 'node:util';
import { eachTextOnce } from '@nimble/contracts';
import { type CriteriaInput, defaultCriteria, mostCriteria } from '@nimble/contracts/scorecards';
import { type Database, inTransaction, lockJob, type Transaction } from '../../platform/database/index.ts';
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

/**
 * Adds criteria at the end, each that the job does not have yet, as long as there is room.
 * @returns those that there was no room for.
 */
export async function addCriteria(
  transaction: Transaction,
  by: Actor,
  jobId: number,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const before = await criteriaOf(transaction, by.companyId, jobId);
  const wanted = eachTextOnce([...before, ...names]);
  const criteria = wanted.slice(0, mostCriteria);
  if (criteria.length > before.length) await changeCriteria(transaction, by, jobId, criteria);
  return wanted.slice(mostCriteria);
}

/** The criteria with which a new job begins. Where they are the default ones, it has none of its own. */
export async function beginWithCriteria(
  transaction: Transaction,
  by: Actor,
  jobId: number,
  criteria: readonly string[],
): Promise<void> {
  if (!isDeepStrictEqual(criteria, [...defaultCriteria]))
    await changeCriteria(transaction, by, jobId, criteria);
}

/** @throws RequestError notFound. */
async function changeCriteria(
  transaction: Transaction,
  by: Actor,
  jobId: number,
  criteria: readonly string[],
): Promise<void> {
  const { companyId } = by;
  const job = await lockJob(transaction, companyId, jobId);
  if (job === undefined) throw new RequestError('job.not_found');
  await writeCriteria(transaction, { companyId, jobId, criteria });
  const named = { jobId, name: job.title, criteria: criteria.join(', ') };
  await emit(transaction, { type: 'job.criteria_changed', by, ...named });
}

export function createCriteriaService(database: Database) {
  return {
    async of(companyId: number, jobId: number): Promise<{ criteria: string[] }> {
      return { criteria: await criteriaOf(database, companyId, jobId) };
    },

    /** @throws RequestError notFound; conflict when another person has changed those that were `seen`. */
    async change(
      member: Actor,
      jobId: number,
      { criteria, seen }: CriteriaInput,
    ): Promise<{ criteria: string[] }> {
      await inTransaction(database, async (transaction) => {
        await lockJob(transaction, member.companyId, jobId);
        const current = await criteriaOf(transaction, member.companyId, jobId);
        if (seen !== undefined && !isDeepStrictEqual(seen, current))
          throw new RequestError('request.conflict');
        await changeCriteria(transaction, member, jobId, criteria);
      });
      return { criteria };
    },
  };
}
export type CriteriaService = ReturnType<typeof createCriteriaService>;
