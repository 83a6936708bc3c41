import type { Found } from '../../../platform/database/index.ts';
import { tryMailServer } from '../../../platform/mail/index.ts';
import { broken, fine, look, reasonOf, say } from './finding.ts';

/** Connects and signs in; sends nothing. */
export async function checkMail(smtpUrl: string | undefined): Promise<Found> {
  if (smtpUrl === undefined) return look(say('finding.mail_outbox'), say('finding.mail_set_up'));
  // Never the whole URL: it contains the password.
  const { host } = new URL(smtpUrl);
  try {
    await tryMailServer(smtpUrl);
    return fine(say('finding.mail_works', { host }));
  } catch (error) {
    return broken(say('finding.mail_fails', { host, reason: reasonOf(error) }), say('finding.mail_mend'));
  }
}
