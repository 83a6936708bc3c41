import type { Found } from '../../../platform/database/index.ts';
import { tryMailServer } from '../../../platform/mail/index.ts';
import { broken, fine, look, reasonOf } from './finding.ts';
import { checkMessages } from './messages.ts';

const { mail: messages } = checkMessages;

/** Connects and signs in; sends nothing. */
export async function checkMail(smtpUrl: string | undefined): Promise<Found> {
  if (smtpUrl === undefined) return look(messages.outbox, messages.setUp);
  // Never the whole URL: it contains the password.
  const { host } = new URL(smtpUrl);
  try {
    await tryMailServer(smtpUrl);
    return fine(messages.works(host));
  } catch (error) {
    return broken(messages.fails(host, reasonOf(error)), messages.mend);
  }
}
