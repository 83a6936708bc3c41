import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer } from '../../../platform/mail/index.ts';
import { accountTexts } from '../mails/account-texts.ts';
import { findReader } from './own-email.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

/** Without the new address: the former one may be a stranger's, who got it by a typo. */
export async function sendEmailChangedNoticeHandler(
  { userId, former }: { userId: number; former: string },
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const user = await findReader(database, userId);
  if (user === undefined) return;
  const language = user.language ?? user.company_language ?? 'en';
  const { host } = new URL(config.publicUrl);
  await mailer.send({
    to: former,
    language,
    subject: accountTexts(language, 'email_changed.subject'),
    greeting: greetingIn(language, user.username),
    paragraphs: [
      accountTexts(language, 'email_changed.text'),
      accountTexts(language, 'email_changed.warning', { host }),
    ],
    footer: accountTexts(language, 'email_changed.footer'),
  });
}
