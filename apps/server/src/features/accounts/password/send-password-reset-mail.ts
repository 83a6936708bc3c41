import { mayMailAddress } from '../../../platform/company-mails/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { saveCode } from '../account-codes.repository.ts';
import { hoursFromNow, newCode, passwordResetHours } from '../account-codes.ts';
import { findUserByEmail } from './password-reset.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };

export async function sendPasswordResetMailHandler(
  { email }: { email: string },
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
  await mailer.send({
    to: user.email,
    subject: 'Reset your Nimble password',
    greeting: `Hello ${user.username},`,
    paragraphs: ['You, or someone else, asked to reset the password for your Nimble account.'],
    action: { label: 'Set a new password', url: `${config.publicUrl}/change-password/${code}` },
    footer: 'The link is valid for one hour and works once. If you did not ask for it, ignore this email.',
  });
}
