import type { Language } from '@nimble/contracts/languages';
import { mayMailAddress } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer } from '../../../platform/mail/index.ts';
import { saveCode } from '../account-codes.repository.ts';
import { hoursFromNow, newCode, verificationHours } from '../account-codes.ts';
import { findUnconfirmed } from '../accounts.repository.ts';
import { accountTexts } from '../mails/account-texts.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };

export async function sendVerificationMailHandler(
  by: ({ userId: number } | { email: string }) & { language?: Language | undefined },
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const user = await findUnconfirmed(database, by);
  // Verified or deleted meanwhile, or an unknown address.
  if (user === undefined) return;
  const asked = { secret: config.secret, companyId: null, kind: 'verification', email: user.email } as const;
  if (!(await mayMailAddress(database, asked))) return;
  const { code, hash } = newCode();
  const owner = { userId: user.id, purpose: 'verification' } as const;
  await saveCode(database, owner, { hash, expiresAt: hoursFromNow(verificationHours) });
  const language = user.language ?? by.language ?? user.company_language ?? 'en';
  await mailer.send({
    to: user.email,
    language,
    subject: accountTexts(language, 'verification.subject'),
    greeting: greetingIn(language, user.username),
    paragraphs: [accountTexts(language, 'verification.text')],
    action: {
      label: accountTexts(language, 'verification.action'),
      url: `${config.publicUrl}/verify-account/${code}`,
    },
    footer: accountTexts(language, 'verification.footer', { hours: verificationHours }),
  });
}
