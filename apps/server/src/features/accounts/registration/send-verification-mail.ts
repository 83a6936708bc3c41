import { mayMailAddress } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { saveCode } from '../account-codes.repository.ts';
import { hoursFromNow, newCode, verificationHours } from '../account-codes.ts';
import { findUnconfirmed } from '../accounts.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };

export async function sendVerificationMailHandler(
  by: { userId: number } | { email: string },
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
  await mailer.send({
    to: user.email,
    subject: 'Verify your Nimble account',
    greeting: `Hello ${user.username},`,
    paragraphs: ['Welcome to Nimble. Please confirm that this is your email address.'],
    action: { label: 'Verify my account', url: `${config.publicUrl}/verify-account/${code}` },
    footer: `The link is valid for ${verificationHours} hours. If you did not create this account, ignore this email.`,
  });
}
