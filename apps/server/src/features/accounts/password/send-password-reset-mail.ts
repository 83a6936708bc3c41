import type { Language } from '@nimble/contracts/languages';
import { mayMailAddress } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer } from '../../../platform/mail/index.ts';
import { saveCode } from '../account-codes.repository.ts';
import { hoursFromNow, newCode, passwordResetHours } from '../account-codes.ts';
import { accountTexts } from '../mails/account-texts.ts';
import { findUserByEmail } from './password-reset.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };

export async function sendPasswordResetMailHandler(
  { email, language: named }: { email: string; language?: Language | undefined },
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const user = await findUserByEmail(database, email);
  // An unknown address; the caller got the same answer.
  if (user === undefined) return;
  const asked = {
    secret: config.secret,
    companyId: null,
    kind: 'password_reset',
    email: user.email,
  } as const;
  if (!(await mayMailAddress(database, asked))) return;
  const { code, hash } = newCode();
  const owner = { userId: user.id, purpose: 'password-reset' } as const;
  await saveCode(database, owner, { hash, expiresAt: hoursFromNow(passwordResetHours) });
  const language = user.language ?? named ?? user.company_language ?? 'en';
  await mailer.send({
    to: user.email,
    language,
    subject: accountTexts(language, 'reset.subject'),
    greeting: greetingIn(language, user.username),
    paragraphs: [accountTexts(language, 'reset.text')],
    action: {
      label: accountTexts(language, 'reset.action'),
      url: `${config.publicUrl}/change-password/${code}`,
    },
    footer: accountTexts(language, 'reset.footer', { hours: passwordResetHours }),
  });
}
