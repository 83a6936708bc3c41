import { type CountedLimit, plans, usedOf } from '@nimble/contracts/plans';
import type { Database } from '../../../platform/database/index.ts';
import { type Mailer, plainName } from '../../../platform/mail/index.ts';
import { findPerson } from '../payments/payments.repository.ts';
import { limitsAt, planAt, type Terms } from '../plan-terms.ts';
import { countUsed, findTerms } from '../plans.repository.ts';
import { findMasters } from './masters.repository.ts';

type Payload = { companyId: number; userId: number; masterId: number; message: string; phone: string };
type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

const counted = ['jobs', 'submissions', 'users', 'storage'] as const satisfies readonly CountedLimit[];

/** Nothing is sent to an account that is no master any more, or about a deleted company or person. */
export async function sendSalesRequestHandler(
  { companyId, userId, masterId, message, phone }: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const master = (await findMasters(database)).find(({ id }) => id === masterId);
  const person = await findPerson(database, companyId, userId);
  if (master === undefined || person === undefined) return;
  const terms = await findTerms(database, companyId);
  const company = plainName(terms.name);
  const name = plainName(person.display_name ?? person.username);
  await mailer.send({
    to: master.email,
    replyTo: { name: '', address: person.email },
    subject: `${company} asks about plans`,
    greeting: `Hello ${master.display_name ?? master.username},`,
    paragraphs: [
      `${name} (${person.email}) of ${company} would like to talk about plans.`,
      ...(phone.trim() === '' ? [] : [`Phone: ${phone.trim()}`]),
      ...(message.trim() === '' ? ['They left no message.'] : message.trim().split(/\n+/)),
      await describeUse(database, terms),
      'Reply to this email to answer. You can set the plan of a company under Installation.',
    ],
    action: { label: 'Open Installation', url: `${config.publicUrl}/installation` },
    footer: 'You’re receiving this email because you run this Nimble server.',
  });
}

async function describeUse(database: Database, terms: Terms & { id: number }): Promise<string> {
  const now = new Date();
  const limits = limitsAt(terms, now);
  const used = await Promise.all(
    counted.map(async (limit) => usedOf(limit, await countUsed[limit](database, terms.id), limits[limit])),
  );
  const isTrial = terms.trial_ends_at !== null && terms.trial_ends_at > now;
  return `Plan: ${plans[planAt(terms, now)].name}${isTrial ? ' (trial)' : ''}, ${terms.billing}. ${used.join(', ')}.`;
}
