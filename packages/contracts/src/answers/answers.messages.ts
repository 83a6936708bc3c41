import { messages } from '../message.ts';

/** Texts for the formats of answers. */
export const answerMessages = messages('answer', {
  formatRequired: 'Choose at least one way to answer',
  formatTwice: 'Each way to answer can be chosen once',
  formatUnknown: 'Unknown way to answer',
  charactersInvalid: 'Characters must be a whole number from 50 to 10000',
  wordsInvalid: 'Words must be a whole number from 1 to 2000',
  textTooLong: 'An answer has at most 10000 characters',
});
