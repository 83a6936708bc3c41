import { messages } from '../message.ts';

/** Texts for the words of templates. `{field}` is what stands in braces. */
export const mailTemplateMessages = messages('mail_template', {
  subjectRequired: 'Subject is required',
  subjectTooLong: 'Subject must be at most {maximum} characters',
  textRequired: 'Text is required',
  textTooLong: 'Text must be at most {maximum} characters',
  unknownField:
    'There is no field “{field}”. The fields are candidateName, jobTitle, companyName, contact and date.',
});
