import type { Language } from '@nimble/contracts/languages';
import { type CountedLimit, plans } from '@nimble/contracts/plans';
import type { Database } from '../../../platform/database/index.ts';
import { greetingIn, type Mailer, plainName } from '../../../platform/mail/index.ts';
import { planTexts } from '../mails/plan-texts.ts';
import { findPerson } from '../payments/payments.repository.ts';
import { isOnTrial, limitsAt, planAt, type Terms } from '../plan-terms.ts';
import { countUsed, findTerms } from '../plans.repository.ts';
import { findMasters } from './masters.repository.ts';

type Payload = { companyId: number; userId: number; masterId: number; message: string; phone: string };
type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

/** Nothing is sent to an account that is no master any more, or about a deleted company or person. */
export async function sendSalesRequestHandler(
  { companyId, userId, masterId, message, phone }: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const master = (await findMasters(database)).find(({ id }) => id === masterId);
  const person = await findPerson(database, companyId, userId);
  if (master === undefined || person === undefined) return;
  const { language } = master;
  const terms = await findTerms(database, companyId);
  const company = plainName(terms.name);
  const name = plainName(person.display_name ?? person.username);
  const { email } = person;
  const said = message.trim();
  await mailer.send({
    to: master.email,
    language,
    replyTo: { name: '', address: email },
    subject: planTexts(language, 'sales.subject', { company }),
    greeting: greetingIn(language, master.display_name ?? master.username),
    paragraphs: [
      planTexts(language, 'sales.asks', { name, email, company }),
      ...(phone.trim() === '' ? [] : [planTexts(language, 'sales.phone', { phone: phone.trim() })]),
      ...(said === '' ? [planTexts(language, 'sales.no_message')] : said.split(/\n+/)),
      await describeUse(database, terms, language),
      planTexts(language, 'sales.reply'),
    ],
    action: { label: planTexts(language, 'sales.action'), url: `${config.publicUrl}/installation` },
    footer: planTexts(language, 'sales.footer'),
  });
}

async function describeUse(
  database: Database,
  terms: Terms & { id: number },
  language: Language,
): Promise<string> {
  const now = new Date();
  const limits = limitsAt(terms, now);
  const usedOf = async (limit: CountedLimit) =>
    amountIn(language, limit, await countUsed[limit](database, terms.id), limits[limit]);
  const plan = planTexts(language, 'sales.plan', {
    plan: plans[planAt(terms, now)].name,
    trial: isOnTrial(terms, now) ? 'yes' : 'no',
    billing: terms.billing,
  });
  const [jobs, submissions, users, storage] = await Promise.all([
    usedOf('jobs'),
    usedOf('submissions'),
    usedOf('users'),
    usedOf('storage'),
  ]);
  return `${plan} ${planTexts(language, 'sales.used', { jobs, submissions, users, storage })}`;
}

/** "7 of 20", or without a limit: "7". */
function amountIn(language: Language, limit: CountedLimit, used: number, most: number | null): string {
  const write = (amount: number) =>
    limit === 'storage'
      ? (amount / 1024 ** 3).toLocaleString(language, {
          style: 'unit',
          unit: 'gigabyte',
          maximumFractionDigits: 1,
        })
      : amount.toLocaleString(language);
  return most === null
    ? write(used)
    : planTexts(language, 'sales.used_of', { used: write(used), most: write(most) });
}
