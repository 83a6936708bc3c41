import type { Database } from '../database/index.ts';
import type { Mail, Mailer } from '../mail/index.ts';
import { createSignedTokens } from '../signed-tokens.ts';
import { addressDigest } from './address-digest.ts';
import { insertMails } from './mail-counts.ts';
import { findSender, hasStopped } from './mail-stops.ts';

export type Dependencies = {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; secret: string };
};

export type CompanyMail = {
  companyId: number;
  /** The text of the unsubscribe link. */
  stopLabel: string;
  /** A direct response to the recipient's own action: it is also sent after unsubscribing. */
  answers?: 'continue' | 'confirmation';
  mail: Mail;
};

/** `unsubscribed`: the person wants none; `stopped`: the company is suspended or deleted. */
type Outcome = 'sent' | 'unsubscribed' | 'stopped';

/** Sends a company's email to a person outside, with the unsubscribe link. @throws errors of the mailer. */
export async function sendCompanyMail(
  { database, mailer, config }: Dependencies,
  { companyId, stopLabel, answers, mail }: CompanyMail,
): Promise<Outcome> {
  const sender = await findSender(database, companyId);
  if (sender === undefined || sender.stopped_at !== null) return 'stopped';
  const digest = addressDigest(config.secret, mail.to);
  if (answers === undefined && (await hasStopped(database, companyId, digest))) return 'unsubscribed';
  const path = createSignedTokens(config.secret).mailStopPath(companyId, digest.toString('base64url'));
  await mailer.send({ ...mail, unsubscribe: { label: stopLabel, url: `${config.publicUrl}${path}` } });
  // The others are counted when they are enqueued.
  if (answers === 'confirmation')
    await insertMails(database, { companyId, kind: answers, digests: [digest] });
  return 'sent';
}
