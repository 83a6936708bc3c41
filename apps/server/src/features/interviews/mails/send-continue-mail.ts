import { mayMailAddress, sendCompanyMail } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { createSignedTokens } from '../../../platform/signed-tokens.ts';
import { noteReturn } from '../interviews.repository.ts';
import { findInterviewToContinue } from '../rights/candidate-rights.repository.ts';
import { letterToCandidate } from './letter-to-candidate.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };

/** To an address without an open interview nothing is sent. */
export async function sendContinueMailHandler(
  { shareToken, email }: { shareToken: string; email: string },
  dependencies: Dependencies,
): Promise<void> {
  const { database, config } = dependencies;
  // The address given at the beginning, not the one typed now.
  const addressee = await findInterviewToContinue(database, shareToken, email);
  if (addressee === undefined) return;
  const { company_id: companyId, candidate_email } = addressee;
  const asked = { secret: config.secret, companyId, kind: 'continue', email: candidate_email } as const;
  if (!(await mayMailAddress(database, asked))) return;
  // The link is of use only while the interview is kept.
  await noteReturn(database, { companyId, submissionId: addressee.id });
  const { publicUrl, secret } = config;
  const token = createSignedTokens(secret).signCandidate(addressee.id, { isMailed: true });
  const url = `${publicUrl}/interview/${shareToken}#continue:${token}`;
  const letter = letterToCandidate(addressee, 'goOn', { url, publicUrl });
  await sendCompanyMail(dependencies, { ...letter, answers: 'continue' });
}
