import type { Language } from '@nimble/contracts/languages';
import type { CompanyMail } from '../../../platform/company-mails/index.ts';
import { greetingIn, type Mail, plainName, stopLabelIn } from '../../../platform/mail/index.ts';
import { createOwnTexts } from '../../../platform/texts/index.ts';
import { brandOfMail } from '../../companies/index.ts';
import type { Addressee } from '../rights/candidate-rights.repository.ts';
import { candidateMails } from './candidate.mails.ts';

const texts = createOwnTexts(candidateMails, new URL('./candidate.mails.ts', import.meta.url));

/** An email about an interview in the candidate's language, with the text of the unsubscribe link. */
export function letterToCandidate(
  addressee: Addressee,
  about: keyof typeof letters,
  { url, publicUrl }: { url: string; publicUrl: string },
): CompanyMail {
  const language = addressee.language ?? 'en';
  const company = plainName(addressee.company_name);
  const job = plainName(addressee.job_title, 80);
  return {
    companyId: addressee.company_id,
    stopLabel: stopLabelIn(language, company),
    mail: {
      to: addressee.candidate_email,
      language,
      ...brandOfMail(addressee, publicUrl),
      ...letters[about]({ language, name: addressee.candidate_name, company, job, url }),
    },
  };
}

type Facts = { language: Language; name: string; company: string; job: string; url: string };
type Letter = Pick<Mail, 'subject' | 'greeting' | 'paragraphs' | 'action' | 'footer'>;

const letters = {
  /** Any visitor can cause this email: it has no text of the person who began. */
  goOn: ({ language, company, job, url }: Facts): Letter => ({
    subject: texts(language, 'go_on.subject', { job }),
    greeting: greetingIn(language),
    paragraphs: [texts(language, 'go_on.begun', { company }), texts(language, 'go_on.recordings')],
    action: { label: texts(language, 'go_on.action'), url },
    footer: texts(language, 'go_on.footer'),
  }),
  newAttempt: ({ language, name, company, job, url }: Facts): Letter => ({
    subject: texts(language, 'new_attempt.subject', { job }),
    greeting: greetingIn(language, name),
    paragraphs: [
      texts(language, 'new_attempt.allowed', { company, job }),
      texts(language, 'new_attempt.address'),
    ],
    action: { label: texts(language, 'new_attempt.action'), url },
    footer: texts(language, 'new_attempt.footer'),
  }),
} as const;
