import type { Language } from '@nimble/contracts/languages';
import type { MailWords } from '@nimble/contracts/mail-templates';
import { fillInvitingWords, type Mail, type MailBrand, plainName } from '../../../platform/mail/index.ts';
import { deadlineText, invitationTexts, lengthLine } from '../invitation-words.ts';

type Example = {
  language: Language;
  brand: MailBrand;
  /** Already safe for an email. */
  contact: string;
  candidateName: string;
  jobTitle: string;
  publicUrl: string;
};

const daysToAnswer = 7;

/** An invitation or a reminder as an example candidate would get it, for the preview of its template. */
export function exampleInvitation(words: MailWords, example: Example): Mail {
  const { language, brand, contact, candidateName, jobTitle, publicUrl: link } = example;
  const deadline = new Date(Date.now() + daysToAnswer * 24 * 60 * 60_000);
  const values = {
    candidateName,
    jobTitle,
    companyName: plainName(brand.name),
    contact,
    length: lengthLine(language, {
      seconds: [120, 120, 120, 120, 120],
      thinkingSeconds: 30,
      factor: 1,
      untimed: false,
      needs: 'video',
    }),
    deadline: deadlineText(language, deadline, null),
    message: invitationTexts(language, 'invitation.message', { name: brand.name, message: '…' }),
    link,
  };
  return {
    to: '',
    language,
    brand,
    greeting: '',
    ...fillInvitingWords(words, values),
    action: { label: invitationTexts(language, 'invitation.action'), url: link },
    footer: invitationTexts(language, 'invitation.footer', { company: values.companyName }),
  };
}
