import { pathsOfPages } from '@nimble/contracts/notifications';
import type { Config } from '../../config/config.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { greetingIn, type Mailer } from '../../platform/mail/index.ts';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { createOwnTexts } from '../../platform/texts/index.ts';
import { seeingAs } from '../roles/index.ts';
import { notificationMails } from './mails/notifications.mails.ts';
import { findRecipient, findToMail, setMailed } from './notification-mails.repository.ts';
import { presentTold } from './notifications.presenter.ts';

const texts = createOwnTexts(notificationMails, new URL('./mails/notifications.mails.ts', import.meta.url));

/** Listed one by one; above this only the number is given. */
const mostNamed = 20;

type Payload = { companyId: number; userId: number };
type Dependencies = { database: Database; mailer: Mailer; config: Pick<Config, 'publicUrl' | 'secret'> };

/**
 * One email about all unread notifications of a person. Of candidates it contains only name and job. Nothing is sent
 * when everything is read; after a crash between sending and storing that, the same email may be sent twice.
 */
export async function mailNotificationsHandler(
  { companyId, userId }: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const person = await findRecipient(database, companyId, userId);
  if (person === undefined) return;
  const owner = { companyId, userId };
  const { rows, ids } = await seeingAs(database, owner, () => findToMail(database, owner, mostNamed));
  const [first] = rows;
  if (first === undefined) return;
  const { language } = person;
  const total = ids.length;
  const more = total - rows.length;
  const { publicUrl, secret } = config;
  const path = total === 1 ? pathTo(first) : '/dashboard';
  const stop = createSignedTokens(secret).unsubscribePath(userId);
  await mailer.send({
    to: person.email,
    language,
    subject:
      total === 1 ? presentTold(first, language).title : texts(language, 'digest.subject', { count: total }),
    greeting: greetingIn(language, person.display_name ?? person.username),
    paragraphs: [
      ...rows.map((row) => texts(language, 'digest.notification', presentTold(row, language))),
      ...(more > 0 ? [texts(language, 'digest.more', { count: more })] : []),
    ],
    action: { label: texts(language, 'digest.action'), url: `${publicUrl}${path}` },
    footer: texts(language, 'digest.footer'),
    unsubscribe: { label: texts(language, 'digest.stop'), url: `${publicUrl}${stop}` },
  });
  await inTransaction(database, (transaction) => setMailed(transaction, owner, ids));
}

type Subject = Pick<
  Awaited<ReturnType<typeof findToMail>>['rows'][number],
  'submission_id' | 'job_id' | 'page'
>;

function pathTo({ submission_id, job_id, page }: Subject): string {
  if (page !== null) return pathsOfPages[page];
  if (submission_id !== null) return `/candidates/${submission_id}`;
  return job_id === null ? '/dashboard' : `/jobs/${job_id}`;
}
