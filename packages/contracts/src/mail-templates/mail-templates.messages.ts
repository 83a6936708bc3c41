import { messages } from '../message.ts';

/** Texts for the words of templates. `{field}` is what stands in braces. */
export const mailTemplateMessages = messages('mail_template', {
  subjectRequired: 'Subject is required',
  subjectTooLong: 'Subject must be at most {maximum} characters',
  textRequired: 'Text is required',
  textTooLong: 'Text must be at most {maximum} characters',
  unknownField: 'There is no field “{field}” in this email. The fields are {fields}.',
  linkRequired: 'Add the field “link”: without it candidates can’t open the interview.',
  linkNotAllowed:
    'Please leave out links and email addresses. Use the fields “link” and “contact” in their place.',
});
