import type { Language } from '@nimble/contracts/languages';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer } from '../../../platform/mail/index.ts';
import { createSignedTokens } from '../../../platform/signed-tokens.ts';
import { createOwnTexts } from '../../../platform/texts/index.ts';
import { findPeopleWithPermission, seeingAs } from '../../roles/index.ts';
import { notificationMails } from '../mails/notifications.mails.ts';
import { findDueReviews, isToSend, markSent } from './due-mails.repository.ts';

const texts = createOwnTexts(notificationMails, new URL('../mails/notifications.mails.ts', import.meta.url));

/** Listed one by one; above this only the number is given. */
const mostNamed = 20;

type Payload = { companyId: number; userId: number; day: string };
type Dependencies = { database: Database; mailer: Mailer; config: Pick<Config, 'publicUrl' | 'secret'> };

/**
 * One email about the reviews that are due on this day or overdue; none without any. It is marked before the mail
 * server can accept it: after a crash between the mark and the server's answer it is not sent again.
 */
export async function mailDueHandler(
  payload: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const { companyId, userId, day } = payload;
  const permission = { resource: 'submission', action: 'view' } as const;
  const people = await findPeopleWithPermission(database, companyId, [permission]);
  const person = people.find(({ id }) => id === userId);
  if (person === undefined || !(await isToSend(database, payload, day))) return;
  const due = await seeingAs(database, payload, () => findDueReviews(database, payload, day, mostNamed));
  if (due.total === 0) return;
  const { language } = person;
  const { publicUrl, secret } = config;
  const stop = createSignedTokens(secret).unsubscribePath(userId);
  try {
    await mailer.send({
      to: person.email,
      language,
      subject: texts(language, 'due.subject', { count: due.total }),
      greeting: greetingIn(language, person.display_name ?? person.username),
      paragraphs: linesOf(due, language, day),
      action: { label: texts(language, 'due.action'), url: `${publicUrl}/candidates?in=queue` },
      footer: texts(language, 'due.footer'),
      unsubscribe: { label: texts(language, 'digest.stop'), url: `${publicUrl}${stop}` },
      beforeEnd: () => markSent(database, payload, day),
    });
  } catch (error) {
    if (hasAnswer(error)) await markSent(database, payload, null);
    throw error;
  }
}

type Due = Awaited<ReturnType<typeof findDueReviews>>;

function linesOf({ rows, total }: Due, language: Language, day: string): string[] {
  const more = total - rows.length;
  return [
    ...rows.map(({ candidate_name: candidate, title: job, due_on: dueOn }) =>
      dueOn === day
        ? texts(language, 'due.today', { candidate, job })
        : texts(language, 'due.overdue', { candidate, job, day: dayIn(language, dueOn) }),
    ),
    ...(more > 0 ? [texts(language, 'digest.more', { count: more })] : []),
  ];
}

function dayIn(language: Language, day: string): string {
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Has the mail server answered that it did not accept the email? */
function hasAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}
