import { messages } from '../message.ts';

/** Texts for the fields of tags. */
export const tagMessages = messages('tag', {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most {maximum} characters',
});
