import type { Language } from '@nimble/contracts/languages';
import type { MailField, MailTemplateKind, MailWords } from '@nimble/contracts/mail-templates';
import { createOwnTexts } from '../../../platform/texts/index.ts';
import { defaultMails } from './default-words.mails.ts';

const texts = createOwnTexts(defaultMails, new URL('./default-words.mails.ts', import.meta.url));

/** Each stands for itself: the words keep their fields until an email fills them. */
const fields: { readonly [Field in MailField]: `{${Field}}` } = {
  candidateName: '{candidateName}',
  jobTitle: '{jobTitle}',
  companyName: '{companyName}',
  contact: '{contact}',
  date: '{date}',
  answerBy: '{answerBy}',
  length: '{length}',
  deadline: '{deadline}',
  message: '{message}',
  link: '{link}',
};

/** The words with which every company begins; they name video where every question is answered on it. */
export function defaultWords(language: Language, kind: MailTemplateKind, isOnVideo = true): MailWords {
  const values = { ...fields, onVideo: isOnVideo ? 'yes' : 'no' } as const;
  return {
    subject: texts(language, `subject.${kind}`, values),
    text: texts(language, `text.${kind}`, values),
  };
}

/** To whom a preview in the settings is addressed. */
export function exampleCandidate(language: Language): { candidate_name: string; job_title: string } {
  return {
    candidate_name: texts(language, 'example.candidate_name'),
    job_title: texts(language, 'example.job_title'),
  };
}
