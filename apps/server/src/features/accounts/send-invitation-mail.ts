import type { Database } from '../../platform/database/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { saveCode } from './account-codes.repository.ts';
import { findInvited } from './accounts.repository.ts';
import { invitationDays, newCode } from './account-codes.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

export async function sendInvitationMailHandler(
  { userId }: { userId: number },
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const user = await findInvited(database, userId);
  // Joined or removed meanwhile.
  if (user === undefined) return;
  const { code, hash } = newCode();
  const expiresAt = new Date(Date.now() + invitationDays * 24 * 60 * 60 * 1000);
  await saveCode(database, { userId, purpose: 'invitation' }, { hash, expiresAt });
  await mailer.send({
    to: user.email,
    subject: `${user.company_name} invites you to Nimble`,
    greeting: `Hello ${user.username},`,
    paragraphs: [
      `${user.company_name} interviews candidates with Nimble and has added you to its team.`,
      'Choose a password to join. You log in with this email address.',
    ],
    action: { label: 'Choose a password', url: `${config.publicUrl}/change-password/${code}` },
    footer: `The link is good for ${invitationDays} days. If you do not know ${user.company_name}, ignore this mail.`,
  });
}
