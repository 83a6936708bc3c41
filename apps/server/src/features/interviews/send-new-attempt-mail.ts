import type { Database } from '../../platform/database/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { brandOfMail } from '../companies/index.ts';
import { candidateMails, mailLanguage } from './candidate-mails.ts';
import { findAddressee } from './candidate-rights.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

export async function sendNewAttemptMailHandler(
  { companyId, submissionId }: { companyId: number; submissionId: number },
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const addressee = await findAddressee(database, companyId, submissionId);
  // Erased meanwhile.
  if (addressee === undefined) return;
  await mailer.send({
    to: addressee.candidate_email,
    ...brandOfMail(addressee, config.publicUrl),
    ...candidateMails[mailLanguage(addressee.language)].newAttempt(
      addressee,
      `${config.publicUrl}/interview/${addressee.share_token}`,
    ),
  });
}
