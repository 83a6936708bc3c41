import type { Language } from '@nimble/contracts/languages';
import type { MailTemplateKind, MailWords } from '@nimble/contracts/mail-templates';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { defaultWords } from './defaults/default-words.ts';
import { findOwnWords } from './mail-templates.repository.ts';

type Wanted = {
  companyId: number;
  kind: MailTemplateKind;
  language: Language;
  /** Only for an email that invites: is every question answered on video? */
  isOnVideo?: boolean;
};

/** The words of an email with their fields: the company's own, else the default. */
export async function findWords(database: Database | Transaction, wanted: Wanted): Promise<MailWords> {
  const { kind, language, isOnVideo } = wanted;
  return (await findOwnWords(database, wanted)) ?? defaultWords(language, kind, isOnVideo);
}
