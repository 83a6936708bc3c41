import { type DecisionMailKind, mostFailedMails } from '@nimble/contracts/decision-mails';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { maySucceed } from './decision-mails.repository.ts';

/** Without those that failed. Those that wait count however old they are: the mail server may be away. */
export function countRecentMails(database: Database, companyId: number) {
  const isWaiting = sql<boolean>`sent_at is null`;
  return database
    .selectFrom('decision_mails')
    .select(({ fn }) => fn.countAll<number>().as('planned'))
    .select(sql<number>`count(*) filter (where ${isWaiting})`.as('waiting'))
    .where('company_id', '=', companyId)
    .where('failed_at', 'is', null)
    .where(sql<boolean>`(created_at > now() - interval '15 minutes' or ${isWaiting})`)
    .executeTakeFirstOrThrow();
}

/** The emails that tell a decision; “Watched” tells none. */
const announcing = ['next_step', 'rejected'] as const;

/** What a candidate was emailed about a decision, and whether an email still waits. */
export async function findAnnouncement(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<{ announcedAt: Date | null; isWaiting: boolean }> {
  const mails = await database
    .selectFrom('decision_mails')
    .select(['kind', 'sent_at', 'failed_at'])
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .orderBy('sent_at')
    .execute();
  const told = mails.filter(
    ({ kind, sent_at }) => sent_at !== null && announcing.some((one) => one === kind),
  );
  return {
    announcedAt: told.at(-1)?.sent_at ?? null,
    isWaiting: mails.some(({ sent_at, failed_at }) => sent_at === null && failed_at === null),
  };
}

/** How many of these submissions have no email of this kind, or only failed ones. */
export async function countUnmailed(
  transaction: Transaction,
  companyId: number,
  { submissionIds, kind }: { submissionIds: readonly number[]; kind: DecisionMailKind },
): Promise<number> {
  const { mailed } = await transaction
    .selectFrom('decision_mails')
    .select(({ fn }) => fn.countAll<number>().as('mailed'))
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where(maySucceed)
    .where(sql<boolean>`submission_id = any(${[...submissionIds]}::bigint[])`)
    .executeTakeFirstOrThrow();
  return submissionIds.length - mailed;
}

/** Those that no later email of their kind followed. */
export function findFailedMails(database: Database, companyId: number) {
  return database
    .selectFrom('decision_mails as mail')
    .select(['id', 'submission_id', 'failure', 'failed_at'])
    .where('company_id', '=', companyId)
    .where('failed_at', '>', sql<Date>`now() - interval '7 days'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decision_mails as later')
            .select('later.id')
            .where('later.company_id', '=', companyId)
            .whereRef('later.submission_id', '=', 'mail.submission_id')
            .whereRef('later.kind', '=', 'mail.kind')
            .whereRef('later.id', '>', 'mail.id'),
        ),
      ),
    )
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostFailedMails)
    .execute();
}
export type FailedMailRow = Awaited<ReturnType<typeof findFailedMails>>[number];
