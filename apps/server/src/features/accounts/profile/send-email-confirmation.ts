import type { Language } from '@nimble/contracts/languages';
import { mayMailAddress } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer } from '../../../platform/mail/index.ts';
import { emailChangeHours, hoursFromNow, newCode } from '../account-codes.ts';
import { accountTexts } from '../mails/account-texts.ts';
import { findReader, findWaitingEmail, renewCode } from './own-email.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };

export async function sendEmailConfirmationHandler(
  { userId, language: named }: { userId: number; language?: Language | undefined },
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const waiting = await findWaitingEmail(database, userId, new Date());
  const user = await findReader(database, userId);
  // Confirmed, canceled or deleted meanwhile.
  if (waiting === undefined || user === undefined) return;
  const { email } = waiting;
  const asked = { secret: config.secret, companyId: null, kind: 'email_change', email } as const;
  if (!(await mayMailAddress(database, asked))) return;
  const { code, hash } = newCode();
  const expiresAt = hoursFromNow(emailChangeHours);
  if (!(await renewCode(database, userId, { email, expiresAt, hash }))) return;
  const language = user.language ?? named ?? user.company_language ?? 'en';
  await mailer.send({
    to: email,
    language,
    subject: accountTexts(language, 'email_change.subject'),
    greeting: greetingIn(language, user.username),
    paragraphs: [accountTexts(language, 'email_change.text')],
    action: {
      label: accountTexts(language, 'email_change.action'),
      // In the fragment, which browsers never send, so that no log has the code.
      url: `${config.publicUrl}/confirm-email#${code}`,
    },
    footer: accountTexts(language, 'email_change.footer', { hours: emailChangeHours }),
  });
}
