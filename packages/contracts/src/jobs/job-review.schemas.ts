import * as z from 'zod/mini';
import { trimmedText } from '../fields.ts';
import { jobMessages } from './jobs.messages.ts';
import { changedQuestion, mostQuestions } from './jobs.schemas.ts';

/** The review before publishing limits the description to 1000 characters, the form to 2000. */
export const reviewedDescription = trimmedText({
  required: 'Job description is required',
  shortest: 10,
  tooShort: 'Job description must be at least 10 characters long',
  longest: 1000,
  tooLong: 'Job description must be less than 1000 characters',
});

/** As many as the form and the server accept; the review has its own message for an empty question. */
export const reviewedQuestions = z
  .array(
    z.extend(changedQuestion, {
      question: trimmedText({
        required: 'Question text is required',
        shortest: 5,
        tooShort: 'Question must be at least 5 characters',
        longest: 500,
        tooLong: 'Question must be less than 500 characters',
      }),
    }),
    jobMessages.noQuestions,
  )
  .check(z.minLength(1, jobMessages.noQuestions), z.maxLength(mostQuestions, jobMessages.tooManyQuestions));
