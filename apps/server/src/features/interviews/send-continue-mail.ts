import type { Database } from '../../platform/database/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { brandOfMail } from '../companies/index.ts';
import { candidateMails, mailLanguage } from './candidate-mails.ts';
import { findInterviewToContinue } from './candidate-rights.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };

/** To an address without an open interview nothing is sent. */
export async function sendContinueMailHandler(
  { shareToken, email }: { shareToken: string; email: string },
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const addressee = await findInterviewToContinue(database, shareToken, email);
  if (addressee === undefined) return;
  const token = createSignedTokens(config.secret).signCandidate(addressee.id);
  const url = `${config.publicUrl}/interview/${shareToken}#continue:${token}`;
  await mailer.send({
    // The address that was given at the beginning, not the one that was typed now.
    to: addressee.candidate_email,
    ...brandOfMail(addressee, config.publicUrl),
    ...candidateMails[mailLanguage(addressee.language)].goOn(addressee, url),
  });
}
