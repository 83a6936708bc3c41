import type { Language } from '@nimble/contracts/languages';
import type { MailTemplateKind, MailWords } from '@nimble/contracts/mail-templates';
import type { Database, Transaction } from '../../platform/database/index.ts';

type Key = { companyId: number; kind: MailTemplateKind; language: Language };

/** The company's own words for one kind of email. */
export function findOwnWords(database: Database | Transaction, { companyId, kind, language }: Key) {
  return database
    .selectFrom('mail_templates')
    .select(['subject', 'body as text'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** At most one for each kind and language. */
export function findAllOwnWords(database: Database, companyId: number) {
  return database
    .selectFrom('mail_templates')
    .select(['kind', 'language', 'subject', 'body as text'])
    .where('company_id', '=', companyId)
    .execute();
}

export async function putOwnWords(
  transaction: Transaction,
  { companyId, kind, language }: Key,
  { subject, text }: MailWords,
): Promise<void> {
  const words = { subject, body: text };
  await transaction
    .insertInto('mail_templates')
    .values({ company_id: companyId, kind, language, ...words })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'kind', 'language']).doUpdateSet({ ...words, updated_at: new Date() }),
    )
    .execute();
}

/** @returns whether there were any. */
export async function deleteOwnWords(
  transaction: Transaction,
  { companyId, kind, language }: Key,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('mail_templates')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .returning('kind')
    .executeTakeFirst();
  return deleted !== undefined;
}
