import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { beforeDraw, drawQuestions } from './draw.ts';
import { findPools, findQuestions, findQuestionsOf, type QuestionRow } from './questions.repository.ts';

/** The seed of a draw, and the ids of all questions that the interview asks, in their order. */
type Draw = { seed: string; questionIds: number[] };

/** Draws from the pools of a job for an interview that begins; undefined for a job without pools. */
export async function drawForInterview(
  transaction: Transaction,
  { companyId, submissionId, jobId }: { companyId: number; submissionId: number; jobId: number },
): Promise<Draw | undefined> {
  const pools = (await findPools(transaction, companyId, [jobId])).get(jobId) ?? [];
  if (pools.length === 0) return undefined;
  const questions = await findQuestionsOf(transaction, { companyId, submissionId });
  const seed = randomUUID();
  return { seed, questionIds: drawQuestions(seed, questions, pools).map(({ id }) => id) };
}

/** What candidates can know of the questions of jobs before they begin. */
export async function findQuestionsBeforeDraw(
  database: Database,
  companyId: number,
  jobIds: readonly number[],
): Promise<QuestionRow[]> {
  const [questions, pools] = await Promise.all([
    findQuestions(database, companyId, jobIds),
    findPools(database, companyId, jobIds),
  ]);
  return jobIds.flatMap((jobId) =>
    beforeDraw(
      questions.filter(({ job_id }) => job_id === jobId),
      pools.get(jobId) ?? [],
    ),
  );
}
