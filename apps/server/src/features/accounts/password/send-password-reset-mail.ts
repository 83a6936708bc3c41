import type { Language } from '@nimble/contracts/languages';
import { mayMailAddress } from '../../../platform/company-mails/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer } from '../../../platform/mail/index.ts';
import { saveCode } from '../account-codes.repository.ts';
import { hoursFromNow, newCode, passwordResetHours } from '../account-codes.ts';
import { findUserByEmail } from '../accounts.repository.ts';
import { accountTexts } from '../mails/account-texts.ts';
import { lockByEmail } from '../profile/email-changes.repository.ts';

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
  const isSaved = await inTransaction(database, async (transaction) => {
    // The address may have changed meanwhile: no link to the former mailbox may set a password.
    if ((await lockByEmail(transaction, user.email))?.id !== user.id) return false;
    await saveCode(transaction, owner, { hash, expiresAt: hoursFromNow(passwordResetHours) });
    return true;
  });
  if (!isSaved) return;
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
