import { messages } from '../message.ts';

/** Texts for the fields of the question library. */
export const questionLibraryMessages = messages('questionLibrary', {
  tagRequired: 'A tag cannot be empty',
  tagTooLong: 'A tag must be at most {maximum} characters',
  tooManyTags: 'A question can have at most {maximum} tags',
});
