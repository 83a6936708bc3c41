import type { Language } from '@nimble/contracts/languages';
import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer } from '../../../platform/mail/index.ts';
import { companyInvitationDays, newCode } from '../account-codes.ts';
import { accountTexts } from '../mails/account-texts.ts';
import {
  findCompanyInvitationToSend,
  markCompanyInvitationSent,
  saveCompanyInvitationCode,
} from './company-invitations.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

export async function sendCompanyInvitationHandler(
  { invitationId, language = 'en' }: { invitationId: number; language?: Language | undefined },
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
    language,
    subject: accountTexts(language, 'company.subject'),
    greeting: greetingIn(language),
    paragraphs: [accountTexts(language, 'company.workspace'), accountTexts(language, 'company.address')],
    action: {
      label: accountTexts(language, 'company.action'),
      // In the fragment, which browsers never send, so that no log has the code.
      url: `${config.publicUrl}/register#${code}`,
    },
    footer: accountTexts(language, 'company.footer', { days: companyInvitationDays, host }),
  });
  await markCompanyInvitationSent(database, invitationId);
}
