import * as z from 'zod/mini';
import { trimmedText } from '../fields.ts';
import { changedQuestion } from './jobs.schemas.ts';

/** The review before publishing is stricter with the description than the form (spec 2 §5). */
export const reviewedDescription = trimmedText({
  required: 'Job description is required',
  shortest: 10,
  tooShort: 'Job description must be at least 10 characters long',
  longest: 1000,
  tooLong: 'Job description must be less than 1000 characters',
});

/** At least one; the review itself sets no upper bound, and has its own words for an empty one (spec 2 §5). */
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
    'At least one question is required',
  )
  .check(z.minLength(1, 'At least one question is required'));
