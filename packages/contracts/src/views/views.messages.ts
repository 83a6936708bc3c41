import { messages } from '../message.ts';

/** Texts for the fields of saved views. */
export const viewMessages = messages('view', {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most {maximum} characters',
});
