import type { Found } from '../../../platform/database/index.ts';
import { tryMailServer } from '../../../platform/mail/index.ts';
import { broken, fine, look, reasonOf, say } from './finding.ts';

/** Such as the default's, "Nimble <nimble@localhost>". */
const senderHere = /@localhost>?\s*$/;

type MailSettings = { smtpUrl: string | undefined; mailFrom: string };

/** Connects and signs in; sends nothing. */
export async function checkMail({ smtpUrl, mailFrom }: MailSettings): Promise<Found> {
  if (smtpUrl === undefined) return look(say('finding.mail_outbox'), say('finding.mail_set_up'));
  // Never the whole URL: it contains the password.
  const { host } = new URL(smtpUrl);
  try {
    await tryMailServer(smtpUrl);
  } catch (error) {
    return broken(say('finding.mail_fails', { host, reason: reasonOf(error) }), say('finding.mail_mend'));
  }
  if (senderHere.test(mailFrom))
    return look(say('finding.mail_sender', { host, sender: mailFrom }), say('finding.mail_set_sender'));
  return fine(say('finding.mail_works', { host }));
}
