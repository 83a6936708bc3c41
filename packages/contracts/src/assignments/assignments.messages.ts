import { messages } from '../message.ts';

/** Texts for the fields of assignments. */
export const assignmentMessages = messages('assignment', {
  dayInvalid: 'Enter a valid date',
});
