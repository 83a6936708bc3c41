import { messages } from '../message.ts';

/** Texts for the fields of extra time. */
export const extraTimeMessages = messages('extraTime', {
  factorInvalid: 'Extra time must be one of 1, 1.25, 1.5, 2, 3',
});
