import type { Database } from '../../../platform/database/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { companyInvitationDays, newCode } from '../account-codes.ts';
import {
  findCompanyInvitationToSend,
  markCompanyInvitationSent,
  saveCompanyInvitationCode,
} from './company-invitations.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

export async function sendCompanyInvitationHandler(
  { invitationId }: { invitationId: number },
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const invitation = await findCompanyInvitationToSend(database, invitationId);
  // Accepted or withdrawn meanwhile.
  if (invitation === undefined) return;
  const { code, hash } = newCode();
  await saveCompanyInvitationCode(database, invitationId, hash);
  const { host } = new URL(config.publicUrl);
  await mailer.send({
    to: invitation.email,
    subject: 'Invitation to set up your company on Nimble',
    greeting: 'Hello,',
    paragraphs: [
      'You can set up your company’s workspace for video interviews that candidates record in their own time.',
      'Use this email address when you sign up.',
    ],
    // Behind the #, so that it is in no log.
    action: { label: 'Set up your company', url: `${config.publicUrl}/register#${code}` },
    footer: `The link is valid for ${companyInvitationDays} days and sets up one company. You’re receiving this email because the people who run ${host} invited you. If you don’t know them, ignore it.`,
  });
  await markCompanyInvitationSent(database, invitationId);
}
