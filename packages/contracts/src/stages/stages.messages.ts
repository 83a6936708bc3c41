import { messages } from '../message.ts';

/** Texts for the fields of stages. */
export const stageMessages = messages('stage', {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most {maximum} characters',
});
