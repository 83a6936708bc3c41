import type { Database } from '../../platform/database/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { saveCode } from './account-codes.repository.ts';
import { findUnconfirmed } from './accounts.repository.ts';
import { newCode, verificationHours } from './account-codes.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

export async function sendVerificationMailHandler(
  { userId }: { userId: number },
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const user = await findUnconfirmed(database, { userId });
  // Verified or removed meanwhile.
  if (user === undefined) return;
  const { code, hash } = newCode();
  const expiresAt = new Date(Date.now() + verificationHours * 60 * 60 * 1000);
  await saveCode(database, { userId, purpose: 'verification' }, { hash, expiresAt });
  await mailer.send({
    to: user.email,
    subject: 'Verify your Nimble account',
    greeting: `Hello ${user.username},`,
    paragraphs: ['Welcome to Nimble. Please confirm that this is your email address.'],
    action: { label: 'Verify my account', url: `${config.publicUrl}/verify-account/${code}` },
    footer: `The link is good for ${verificationHours} hours. If you did not create this account, ignore this mail.`,
  });
}
