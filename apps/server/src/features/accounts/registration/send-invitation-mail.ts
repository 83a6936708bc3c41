import { sendCompanyMail } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer, plainName, stopLabelIn } from '../../../platform/mail/index.ts';
import { saveCode } from '../account-codes.repository.ts';
import { hoursFromNow, invitationDays, newCode } from '../account-codes.ts';
import { findInvited } from '../accounts.repository.ts';
import { accountTexts } from '../mails/account-texts.ts';

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
  const expiresAt = hoursFromNow(invitationDays * 24);
  await saveCode(database, { userId, purpose: 'invitation' }, { hash, expiresAt });
  const company = plainName(user.company_name);
  const language = user.language ?? user.company_language ?? 'en';
  const mail = {
    to: user.email,
    language,
    subject: accountTexts(language, 'invitation.subject', { company }),
    greeting: greetingIn(language, user.username),
    paragraphs: [
      accountTexts(language, 'invitation.added', { company }),
      accountTexts(language, 'invitation.join'),
    ],
    action: {
      label: accountTexts(language, 'invitation.action'),
      // Once the code is used, only the link tells an invitation from a reset.
      url: `${config.publicUrl}/change-password/${code}?invitation`,
    },
    footer: accountTexts(language, 'invitation.footer', { days: invitationDays, company }),
  };
  await sendCompanyMail(dependencies, {
    companyId: user.company_id,
    stopLabel: stopLabelIn(language, company),
    mail,
  });
}
