import { sendCompanyMail } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Mailer, plainName } from '../../../platform/mail/index.ts';
import { saveCode } from '../account-codes.repository.ts';
import { invitationDays, newCode } from '../account-codes.ts';
import { findInvited } from '../accounts.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };

export async function sendInvitationMailHandler(
  { userId }: { userId: number },
  dependencies: Dependencies,
): Promise<void> {
  const { database, config } = dependencies;
  const user = await findInvited(database, userId);
  // Joined or removed meanwhile.
  if (user === undefined) return;
  const { code, hash } = newCode();
  const expiresAt = new Date(Date.now() + invitationDays * 24 * 60 * 60 * 1000);
  await saveCode(database, { userId, purpose: 'invitation' }, { hash, expiresAt });
  const company = plainName(user.company_name);
  const mail = {
    to: user.email,
    subject: `Invitation to join ${company} on Nimble`,
    greeting: `Hello ${user.username},`,
    paragraphs: [
      `${company} interviews candidates with Nimble and has added you to its team.`,
      'Choose a password to join. You sign in with this email address.',
    ],
    action: { label: 'Choose a password', url: `${config.publicUrl}/change-password/${code}` },
    footer: `The link is valid for ${invitationDays} days. You’re receiving this email because ${company} invited you. If you don’t know ${company}, ignore it.`,
  };
  await sendCompanyMail(dependencies, {
    companyId: user.company_id,
    stopLabel: `Stop emails from ${company}`,
    mail,
  });
}
