import { companyRights } from '@nimble/contracts/plans';
import type { Database } from '../../../platform/database/index.ts';
import { isRefused, type Mail, type Mailer } from '../../../platform/mail/index.ts';
import { findPeopleWithRight } from '../../roles/index.ts';
import { limitsAt } from '../plan-terms.ts';
import { findTerms } from '../plans.repository.ts';
import { isAskedFor } from './retention-terms.ts';
import { amountOf, dayOf } from './retention-texts.ts';
import { findWarned, setMailed, type WarnedPerson } from './warnings.repository.ts';

type Payload = { companyId: number; warningId: number; userId: number };
type Dependencies = {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; smtpUrl: string | undefined };
};

/**
 * Nothing is sent once the erasing was paused, or to people who lost the right. An email that was only stored in the
 * outbox does not count as received.
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
    const deciders = await findPeopleWithRight(database, companyId, companyRights);
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
  const [amount, day] = [amountOf(warned.submissions), dayOf(warned.erases_at)];
  return {
    ...toPerson(warned),
    subject: `${amount} will be erased on ${day}`,
    paragraphs: [
      `Your plan keeps submissions for ${retention} days. On ${day}, Nimble will erase ${amount} for good, with videos, answers, resumes and transcripts.`,
      'You can download everything first, or keep everything.',
    ],
    action: { label: 'Download or keep them', url: `${publicUrl}/plans/retention` },
    footer: 'You’re receiving this email because you can change your company’s plan in Nimble.',
  };
}

function mailToMaster(warned: WarnedPerson, company: string, publicUrl: string): Mail {
  const amount = amountOf(warned.submissions);
  return {
    ...toPerson(warned),
    subject: 'A company has no one to warn',
    paragraphs: [
      `${amount} of ${company} are older than its plan allows, but none of its team members who can change the plan has a confirmed account.`,
      'Nimble will not erase them until one of these team members has been warned.',
    ],
    action: { label: 'Open Nimble', url: publicUrl },
    footer: 'You’re receiving this email because you run this installation of Nimble.',
  };
}

function toPerson({ email, display_name, username }: WarnedPerson) {
  return { to: email, greeting: `Hello ${display_name ?? username},` };
}
