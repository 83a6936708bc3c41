import { sendCompanyMail } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { createSignedTokens } from '../../../platform/signed-tokens.ts';
import { findAddressee } from '../rights/candidate-rights.repository.ts';
import { letterToCandidate } from './letter-to-candidate.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };

export async function sendNewAttemptMailHandler(
  { companyId, submissionId }: { companyId: number; submissionId: number },
  dependencies: Dependencies,
): Promise<void> {
  const { publicUrl, secret } = dependencies.config;
  const addressee = await findAddressee(dependencies.database, companyId, submissionId);
  // Erased meanwhile.
  if (addressee === undefined) return;
  const { invitation_id: invitationId, share_token: shareToken } = addressee;
  const linkToken =
    invitationId === null ? shareToken : createSignedTokens(secret).signInvitation(invitationId);
  const url = `${publicUrl}/interview/${linkToken}`;
  await sendCompanyMail(dependencies, letterToCandidate(addressee, 'newAttempt', { url, publicUrl }));
}
