import { type Mail, plainName } from '../../../platform/mail/index.ts';
import { brandOfMail } from '../../companies/index.ts';
import type { Addressee } from '../rights/candidate-rights.repository.ts';
import { candidateMails, type Letters, mailLanguage } from './candidate-mails.ts';

/** An email about an interview in the candidate's language, with the text of the unsubscribe link. */
export function letterToCandidate(
  addressee: Addressee,
  about: Exclude<keyof Letters, 'stop'>,
  { url, publicUrl }: { url: string; publicUrl: string },
): { mail: Mail; stopLabel: string; companyId: number } {
  const letters = candidateMails[mailLanguage(addressee.language)];
  const company_name = plainName(addressee.company_name);
  const names = { ...addressee, company_name, job_title: plainName(addressee.job_title, 80) };
  return {
    companyId: addressee.company_id,
    stopLabel: letters.stop(company_name),
    mail: {
      to: addressee.candidate_email,
      ...brandOfMail(addressee, publicUrl),
      ...letters[about](names, url),
    },
  };
}
