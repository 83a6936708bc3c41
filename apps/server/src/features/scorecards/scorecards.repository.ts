import type { Rating } from '@nimble/contracts/scorecards';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** A finished submission; undefined for one that is missing or of another company. */
export function findSubmissionToRate(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
) {
  return database
    .selectFrom('submissions')
    .select(['id', 'job_id', 'status', 'rating'])
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '<>', 'uploading')
    .executeTakeFirst();
}

/** Where each answer is in the joined video. */
export function findAnswers(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('responses')
    .select(['id', 'question_id', 'starts_at_seconds', 'duration_seconds'])
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
}
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

function scorecardsOf(database: Database | Transaction, companyId: number, submissionId: number) {
  return database
    .selectFrom('scorecards')
    .select((builder) => [
      'scorecards.id',
      'scorecards.user_id',
      'scorecards.reviewer_name',
      'scorecards.given_at',
      'scorecards.changed_at',
      jsonArrayFrom(
        builder
          .selectFrom('scorecard_ratings')
          .select(['criterion', 'question_id as questionId', 'stars', 'comment'])
          .whereRef('scorecard_ratings.scorecard_id', '=', 'scorecards.id')
          .orderBy('scorecard_ratings.id'),
      ).as('ratings'),
    ])
    .where('scorecards.company_id', '=', companyId)
    .where('scorecards.submission_id', '=', submissionId);
}

/** One reviewer's, submitted or not. */
export function findOwnScorecard(
  database: Database,
  { companyId, submissionId, userId }: { companyId: number; submissionId: number; userId: number },
) {
  return scorecardsOf(database, companyId, submissionId)
    .where('scorecards.user_id', '=', userId)
    .executeTakeFirst();
}
export type ScorecardRow = NonNullable<Awaited<ReturnType<typeof findOwnScorecard>>>;

/** In the order of submitting. */
export function findGivenScorecards(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<ScorecardRow[]> {
  return scorecardsOf(database, companyId, submissionId)
    .where('scorecards.given_at', 'is not', null)
    .orderBy('scorecards.given_at')
    .orderBy('scorecards.id')
    .execute();
}

export async function countGivenScorecards(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<number> {
  const { total } = await database
    .selectFrom('scorecards')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('given_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** The reviewer's name for others. */
export async function findNameOfUser(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<string> {
  const { name } = await transaction
    .selectFrom('users')
    .select(sql<string>`coalesce(display_name, username)`.as('name'))
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

type Reviewer = { companyId: number; submissionId: number; userId: number; name: string };

/** The reviewer's scorecard, created if missing, and locked until the transaction ends. */
export function lockScorecard(transaction: Transaction, reviewer: Reviewer) {
  return transaction
    .insertInto('scorecards')
    .values({
      company_id: reviewer.companyId,
      submission_id: reviewer.submissionId,
      user_id: reviewer.userId,
      reviewer_name: reviewer.name,
    })
    .onConflict((conflict) =>
      conflict.columns(['submission_id', 'user_id']).doUpdateSet({ reviewer_name: reviewer.name }),
    )
    .returning(['id', 'given_at'])
    .executeTakeFirstOrThrow();
}

export async function markScorecard(
  transaction: Transaction,
  scorecardId: number,
  changes: { given_at: Date } | { changed_at: Date },
): Promise<void> {
  await transaction.updateTable('scorecards').set(changes).where('id', '=', scorecardId).execute();
}

/** Replaces the locked scorecard's ratings of these criteria; those of earlier criteria stay. */
export async function replaceRatings(
  transaction: Transaction,
  scorecardId: number,
  criteria: readonly string[],
  ratings: readonly Rating[],
): Promise<void> {
  await transaction
    .deleteFrom('scorecard_ratings')
    .where('scorecard_id', '=', scorecardId)
    .where('criterion', 'in', criteria)
    .execute();
  if (ratings.length === 0) return;
  await transaction
    .insertInto('scorecard_ratings')
    .values(
      ratings.map(({ criterion, questionId, stars, comment }) => ({
        scorecard_id: scorecardId,
        criterion,
        question_id: questionId,
        stars,
        comment,
      })),
    )
    .execute();
}

/** Every submitted scorecard of these submissions, with its stars. */
export function findRatingsOf(database: Database, companyId: number, submissionIds: readonly number[]) {
  return database
    .selectFrom('scorecards')
    .select((builder) => [
      'scorecards.submission_id',
      'scorecards.user_id',
      jsonArrayFrom(
        builder
          .selectFrom('scorecard_ratings')
          .select(['criterion', 'question_id as questionId', 'stars'])
          .whereRef('scorecard_ratings.scorecard_id', '=', 'scorecards.id'),
      ).as('ratings'),
    ])
    .where('scorecards.company_id', '=', companyId)
    .where(sql<boolean>`scorecards.submission_id = any(${submissionIds}::bigint[])`)
    .where('scorecards.given_at', 'is not', null)
    .execute();
}
