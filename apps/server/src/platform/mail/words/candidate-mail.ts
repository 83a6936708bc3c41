import type { Language } from '@nimble/contracts/languages';
import { type fieldsOfMail, fillFields, hasField, type MailWords } from '@nimble/contracts/mail-templates';
import { createOwnTexts } from '../../texts/index.ts';
import { stopLabelIn } from '../frame-texts.ts';
import type { Mail, MailBrand } from '../mail.ts';
import { plainName } from '../plain-name.ts';
import { paragraphsOf } from './paragraphs.ts';
import { wordedMails } from './worded.mails.ts';

/** What the fields of a template stand for. */
type CandidateFacts = {
  candidate_name: string;
  job_title: string;
  company_name: string;
  contact_name: string | null;
  contact_email: string | null;
  /** When the interview was submitted. */
  date: Date;
  /** The promised day of the answer, as 2026-03-12; null: none. */
  answer_by: string | null;
};

type ApplicantField = (typeof fieldsOfMail)['seen'][number];

const texts = createOwnTexts(wordedMails, new URL('./worded.mails.ts', import.meta.url));

/**
 * Subject and text with the facts in place of their fields. Paragraphs about a day that was not promised, or is over,
 * and about a contact that the company has not set, are left out.
 */
export function fillWords(
  { subject, text }: MailWords,
  facts: CandidateFacts,
  language: Language,
): MailWords {
  const values: Record<ApplicantField, string> = {
    candidateName: plainName(facts.candidate_name),
    jobTitle: plainName(facts.job_title, 80),
    companyName: plainName(facts.company_name),
    contact: contactOf(facts),
    date: dayIn(language, facts.date),
    answerBy: promisedDay(facts.answer_by, language),
  };
  const unset = (['answerBy', 'contact'] as const).filter((field) => values[field] === '');
  return {
    subject: fillFields(subject, values),
    text: fillFields(withoutParagraphs(text.replace(/\r\n?/g, '\n'), unset), values),
  };
}

function dayIn(language: Language, date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** An email never promises a day that is over. */
function promisedDay(day: string | null, language: Language): string {
  return day === null || day < new Date().toISOString().slice(0, 10) ? '' : dayIn(language, new Date(day));
}

function withoutParagraphs(text: string, unset: readonly ApplicantField[]): string {
  if (!hasField(text, unset)) return text;
  return paragraphsOf(text)
    .filter((paragraph) => !hasField(paragraph, unset))
    .join('\n\n');
}

/** Empty without any: the name of the company alone is nothing to write to. */
export function contactOf({
  contact_name,
  contact_email,
}: Pick<CandidateFacts, 'contact_name' | 'contact_email'>): string {
  const name = plainName(contact_name ?? '');
  if (contact_email === null) return name;
  return name === '' ? contact_email : `${name} (${contact_email})`;
}

type Around = {
  to: string;
  language: Language;
  brand: MailBrand;
  /** The company's address for answers. */
  contactEmail: string | null;
  /** The candidate's own page. */
  url: string;
};

/** An email to a candidate in words of the company, which are filled, with the text of its unsubscribe link. */
export function candidateMail(
  { subject, text }: MailWords,
  { to, language, brand, contactEmail, url }: Around,
): { mail: Mail; stopLabel: string } {
  return {
    stopLabel: stopLabelIn(language, brand.name),
    mail: {
      to,
      language,
      brand,
      ...(contactEmail !== null && { replyTo: { name: brand.name, address: contactEmail } }),
      subject,
      greeting: '',
      paragraphs: paragraphsOf(text),
      action: { label: texts(language, 'worded.action'), url },
      footer: texts(language, 'worded.footer', { company: brand.name }),
    },
  };
}
