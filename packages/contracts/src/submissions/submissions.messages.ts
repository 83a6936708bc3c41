import { messages } from '../message.ts';

/** Texts for reviews of submissions. */
export const submissionMessages = messages('submission', {
  noteTooLong: 'Note must be at most 5000 characters',
  timeRequired: 'A time is required',
});
