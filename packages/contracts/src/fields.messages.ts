import { messages } from './message.ts';

/** Texts for fields that many calls have. */
export const fieldMessages = messages('field', {
  notStorable: 'Contains characters that cannot be stored',
  tooLong: 'Must be at most {maximum} characters',
  required: 'This is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  websiteTooLong: 'Website must be less than 200 characters',
  urlInvalid: 'Please enter a valid URL',
  idInvalid: 'Invalid id',
  nothingToChange: 'Nothing to change',
});
