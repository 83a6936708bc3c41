import * as z from 'zod/mini';
import { questionFormats } from '../answers/answer-formats.ts';
import { trimmedText } from '../fields.ts';
import { jobMessages } from './jobs.messages.ts';
import { changedQuestion, questionList } from './jobs.schemas.ts';

/** The review before publishing limits the description to 1000 characters, the form to 2000. */
export const reviewedDescription = trimmedText({
  required: jobMessages.descriptionRequired,
  shortest: 10,
  tooShort: jobMessages.descriptionTooShort,
  longest: 1000,
  tooLong: jobMessages.descriptionTooLong,
});

/** The review has its own message for an empty question. */
export const reviewedQuestions = questionList(
  z.extend(changedQuestion, {
    formats: questionFormats,
    question: trimmedText({
      required: jobMessages.questionTextRequired,
      shortest: 5,
      tooShort: jobMessages.questionTooShort,
      longest: 500,
      tooLong: jobMessages.questionTooLong,
    }),
  }),
);
