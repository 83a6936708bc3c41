import { mostFailedMails } from '@nimble/contracts/decision-mails';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** Those that wait count however old they are: the mail server may be away. */
export function countRecentMails(database: Database, companyId: number) {
  const isWaiting = sql<boolean>`sent_at is null and failed_at is null`;
  return database
    .selectFrom('decision_mails')
    .select(({ fn }) => fn.countAll<number>().as('planned'))
    .select(sql<number>`count(*) filter (where ${isWaiting})`.as('waiting'))
    .where('company_id', '=', companyId)
    .where(sql<boolean>`(created_at > now() - interval '15 minutes' or ${isWaiting})`)
    .executeTakeFirstOrThrow();
}

export function findFailedMails(database: Database, companyId: number) {
  return database
    .selectFrom('decision_mails')
    .innerJoin('submissions', 'submissions.id', 'decision_mails.submission_id')
    .select(['decision_mails.id', 'decision_mails.submission_id', 'submissions.candidate_name'])
    .select(['decision_mails.failure', 'decision_mails.failed_at'])
    .where('decision_mails.company_id', '=', companyId)
    .where('decision_mails.failed_at', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('decision_mails.failed_at', 'desc')
    .orderBy('decision_mails.id', 'desc')
    .limit(mostFailedMails)
    .execute();
}
export type FailedMailRow = Awaited<ReturnType<typeof findFailedMails>>[number];
