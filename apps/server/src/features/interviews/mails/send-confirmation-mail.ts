import type { Language } from '@nimble/contracts/languages';
import type { MailWords } from '@nimble/contracts/mail-templates';
import { sendCompanyMail } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { candidateMail, fillWords, type Mailer } from '../../../platform/mail/index.ts';
import { createSignedTokens } from '../../../platform/signed-tokens.ts';
import { brandOfMail } from '../../companies/index.ts';
import { findAddressee } from '../rights/candidate-rights.repository.ts';

type Dependencies = {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; secret: string };
  /** The company's words, with their fields. */
  findWords: (
    database: Database,
    wanted: { companyId: number; kind: 'received'; language: Language },
  ) => Promise<MailWords>;
};

export async function sendConfirmationMailHandler(
  { companyId, submissionId }: { companyId: number; submissionId: number },
  dependencies: Dependencies,
): Promise<void> {
  const { publicUrl, secret } = dependencies.config;
  const addressee = await findAddressee(dependencies.database, companyId, submissionId);
  // Erased meanwhile.
  if (addressee === undefined) return;
  const token = createSignedTokens(secret).signPersonal(submissionId);
  const url = `${publicUrl}/interview/${addressee.share_token}/mine#${token}`;
  const language = addressee.language ?? 'en';
  const wanted = { companyId, kind: 'received', language } as const;
  const unfilled = await dependencies.findWords(dependencies.database, wanted);
  const facts = { ...addressee, date: addressee.submitted_at ?? addressee.created_at };
  const { candidate_email: to, contact_email: contactEmail } = addressee;
  const around = { to, language, ...brandOfMail(addressee, publicUrl), contactEmail, url };
  const { mail, stopLabel } = candidateMail(fillWords(unfilled, facts, language), around);
  await sendCompanyMail(dependencies, { companyId, mail, stopLabel, answers: 'confirmation' });
}
