import type { Database } from '../../platform/database/index.ts';
import type { Mail, Mailer } from '../../platform/mail/index.ts';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { addressDigest } from './address-digest.ts';
import { findSender, hasStopped, insertMails } from './mails.repository.ts';

type Dependencies = {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; secret: string };
};

type CompanyMail = {
  companyId: number;
  /** What the link is called that ends such mails. */
  stopLabel: string;
  /** The recipient has just done what it answers: it goes also to who wants no more emails of the company. */
  answers?: 'continue' | 'confirmation';
  mail: Mail;
};

/** `unsubscribed`: the person wants none; `stopped`: the company is stopped, or gone. */
type Outcome = 'sent' | 'unsubscribed' | 'stopped';

/** Sends what a company writes to somebody outside, with the link that ends it. @throws what the mailer does. */
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
  // The others are counted where they are asked for.
  if (answers === 'confirmation')
    await insertMails(database, { companyId, kind: answers, digests: [digest] });
  return 'sent';
}
