import { messages } from '../message.ts';

/** Texts for the formats of answers. */
export const answerMessages = messages('answer', {
  formatRequired: 'Choose at least one way to answer',
  formatTwice: 'Each way to answer can be chosen once',
  formatUnknown: 'Unknown way to answer',
  charactersInvalid: 'Characters must be a whole number from 50 to 10000',
  wordsInvalid: 'Words must be a whole number from 1 to 2000',
  textTooLong: 'An answer has at most 10000 characters',
  optionIdInvalid: 'The id of an option has 1 to 20 letters, digits, hyphens or underscores',
  optionIdTwice: 'Each option needs an id of its own',
  optionRequired: 'Enter the text of each option',
  optionTooLong: 'An option has at most 200 characters',
  optionTwice: 'Each option can be there once',
  tooFewOptions: 'Add at least 2 options',
  tooManyOptions: 'A question has at most 20 options',
  chosenInvalid: 'How many options candidates choose must be from 1 to the number of options',
  rightCountInvalid:
    'Candidates cannot choose exactly the right options. Change the right ones, or how many are chosen.',
  screeningAlone: 'A question that screens can only be answered by choice',
  screeningOptionRequired: 'Choose at least one option that does not meet the requirement',
  screeningOptionUnknown: 'Enough options must be left that meet the requirement',
  requirementRequired: 'Enter the requirement',
  requirementTooLong: 'A requirement has at most 100 characters',
  numberInvalid: 'Enter a number from -100000000000 to 100000000000',
  decimalsInvalid: 'Decimals must be a whole number from 0 to 4',
  unitTooLong: 'A unit has 1 to 20 characters',
  numberLimitsInvalid: 'The maximum must not be below the minimum',
  dateInvalid: 'Enter a valid date',
  dateLimitsInvalid: 'The latest date must not be before the earliest',
});
