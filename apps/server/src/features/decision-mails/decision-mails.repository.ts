import type { DecisionMailFailure, DecisionMailKind } from '@nimble/contracts/decision-mails';
import type { Language } from '@nimble/contracts/languages';
import type { MailWords } from '@nimble/contracts/mail-templates';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

type Owner = { companyId: number; submissionId: number };
type One = { companyId: number; mailId: number };

/** It waits, is leaving, has arrived, or may have. */
export const maySucceed = sql<boolean>`(failed_at is null or handed_over_at is not null)`;

type NewMail = Owner & {
  kind: DecisionMailKind;
  language: Language;
  words: MailWords;
  delaySeconds: number;
};

/** @returns undefined if the candidate has a mail of this kind already, other than one that failed. */
export function insertDecisionMail(
  transaction: Transaction,
  { companyId, submissionId, kind, language, words, delaySeconds }: NewMail,
): Promise<{ id: number; send_at: Date } | undefined> {
  return transaction
    .insertInto('decision_mails')
    .values({
      company_id: companyId,
      submission_id: submissionId,
      kind,
      language,
      subject: words.subject,
      body: words.text,
      send_at: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'kind']).where(maySucceed).doNothing())
    .returning(['id', 'send_at'])
    .executeTakeFirst();
}

/** At most one of each kind that has not failed, and all that have, the latest first. */
export function findDecisionMails(database: Database | Transaction, { companyId, submissionId }: Owner) {
  return database
    .selectFrom('decision_mails')
    .select(['id', 'kind', 'language', 'subject', 'body', 'send_at', 'handed_over_at', 'sent_at'])
    .select(['failure', 'failed_at'])
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .orderBy('id', 'desc')
    .execute();
}
export type DecisionMailRow = Awaited<ReturnType<typeof findDecisionMails>>[number];

/** Deletes those that wait. A mail that is just leaving is waited for. @returns the deleted ones. */
export function deleteWaiting(
  transaction: Transaction,
  { companyId, submissionId }: Owner,
  mailId?: number,
): Promise<{ id: number; kind: DecisionMailKind }[]> {
  return transaction
    .deleteFrom('decision_mails')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('handed_over_at', 'is', null)
    .where('failed_at', 'is', null)
    .$if(mailId !== undefined, (query) => query.where('id', '=', mailId ?? 0))
    .returning(['id', 'kind'])
    .execute();
}

/** The same for many submissions; of all their emails, or of these alone. */
export function deleteWaitingOf(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
  only?: readonly number[],
): Promise<{ submission_id: number; kind: DecisionMailKind }[]> {
  return transaction
    .deleteFrom('decision_mails')
    .where('company_id', '=', companyId)
    .where('submission_id', 'in', submissionIds)
    .where('handed_over_at', 'is', null)
    .where('failed_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', 'in', only ?? []))
    .returning(['submission_id', 'kind'])
    .execute();
}

/** The submissions of which a mail has left that was planned at the given time, or later. */
export async function findLeftSince(
  transaction: Transaction,
  companyId: number,
  decided: readonly { submissionId: number; since: string }[],
): Promise<Set<number>> {
  const { rows } = await sql<{ submission_id: number }>`
    select decision_mails.submission_id from decision_mails
    join unnest(
      ${decided.map(({ submissionId }) => submissionId)}::bigint[],
      ${decided.map(({ since }) => since)}::timestamptz[]
    ) as decided (id, since) on decided.id = decision_mails.submission_id
    where decision_mails.company_id = ${companyId} and decision_mails.handed_over_at is not null
      and decision_mails.created_at >= decided.since`.execute(transaction);
  return new Set(rows.map((row) => row.submission_id));
}

/** Has a mail left that was planned at this time, or later? */
export async function hasLeftSince(
  transaction: Transaction,
  { companyId, submissionId }: Owner,
  since: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('decision_mails')
    .select('id')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('handed_over_at', 'is not', null)
    .where('created_at', '>=', sql<Date>`${since}::timestamptz`)
    .executeTakeFirst();
  return row !== undefined;
}

export function findToSend(database: Database, { companyId, mailId }: One) {
  return database
    .selectFrom('decision_mails')
    .select(['submission_id', 'language', 'subject', 'body as text', 'handed_over_at', 'sent_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', mailId)
    .executeTakeFirst();
}

/** @returns false for a mail that was canceled, or handed over before. */
export async function markHandedOver(database: Database, { companyId, mailId }: One): Promise<boolean> {
  const marked = await database
    .updateTable('decision_mails')
    .set({ handed_over_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', mailId)
    .where('handed_over_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** `isFinal`: nothing more is tried. An email that may have left stays handed over. */
export async function markFailed(
  database: Database,
  { companyId, mailId }: One,
  failure: DecisionMailFailure | 'unclear',
  isFinal: boolean,
): Promise<void> {
  const wasNotAccepted = failure !== 'unclear';
  await database
    .updateTable('decision_mails')
    .set({ failure, failed_at: isFinal ? new Date() : null, ...(wasNotAccepted && { handed_over_at: null }) })
    .where('company_id', '=', companyId)
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .execute();
}

export async function markSent(database: Database, { companyId, mailId }: One): Promise<void> {
  await database
    .updateTable('decision_mails')
    .set({ sent_at: new Date(), failure: null, failed_at: null })
    .where('company_id', '=', companyId)
    .where('id', '=', mailId)
    .execute();
}
