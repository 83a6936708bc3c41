import { companyPermissions } from '@nimble/contracts/plans';
import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, isRefused, type Mail, type Mailer } from '../../../platform/mail/index.ts';
import { findPeopleWithPermission } from '../../roles/index.ts';
import { dayIn, planTexts } from '../mails/plan-texts.ts';
import { limitsAt } from '../plan-terms.ts';
import { findTerms } from '../plans.repository.ts';
import { isAskedFor } from './retention-terms.ts';
import { findWarned, setMailed, type WarnedPerson } from './warnings.repository.ts';

type Payload = { companyId: number; warningId: number; userId: number };
type Dependencies = {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; smtpUrl: string | undefined };
};

/**
 * Nothing is sent once the erasing was paused, or to people who lost the permission. An email that was only stored in
 * the outbox does not count as received.
 */
export async function sendRetentionMailHandler(
  person: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const { companyId } = person;
  const warned = await findWarned(database, person);
  if (warned === undefined || warned.mailed_at !== null) return;
  const terms = await findTerms(database, companyId);
  const now = new Date();
  if (!isAskedFor(warned, terms, now)) return;
  if (warned.decides) {
    const deciders = await findPeopleWithPermission(database, companyId, companyPermissions);
    if (!deciders.some(({ id }) => id === person.userId)) return;
  }
  const { retention } = limitsAt(terms, now);
  const mail = warned.decides
    ? mailToDecider(warned, retention, config.publicUrl)
    : mailToMaster(warned, terms.name, config.publicUrl);
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!isRefused(error)) throw error;
    await setMailed(database, person, { refused_at: new Date() });
    return;
  }
  if (config.smtpUrl !== undefined) await setMailed(database, person, { mailed_at: new Date() });
}

function mailToDecider(warned: WarnedPerson, retention: number, publicUrl: string): Mail {
  const { language, submissions: count } = warned;
  const day = dayIn(language, warned.erases_at);
  return {
    ...toPerson(warned),
    subject: planTexts(language, 'retention.subject', { count, day }),
    paragraphs: [
      planTexts(language, 'retention.text', { count, day, days: retention }),
      planTexts(language, 'retention.choices'),
    ],
    action: { label: planTexts(language, 'retention.action'), url: `${publicUrl}/plans/retention` },
    footer: planTexts(language, 'retention.footer'),
  };
}

function mailToMaster(warned: WarnedPerson, company: string, publicUrl: string): Mail {
  const { language, submissions: count } = warned;
  return {
    ...toPerson(warned),
    subject: planTexts(language, 'unwarned.subject'),
    paragraphs: [
      planTexts(language, 'unwarned.text', { count, company }),
      planTexts(language, 'unwarned.waits'),
    ],
    action: { label: planTexts(language, 'unwarned.action'), url: publicUrl },
    footer: planTexts(language, 'unwarned.footer'),
  };
}

function toPerson({ email, language, display_name, username }: WarnedPerson) {
  return { to: email, language, greeting: greetingIn(language, display_name ?? username) };
}
