import { messages } from '../message.ts';

/** Texts for the fields of scorecards. */
export const scorecardMessages = messages('scorecard', {
  commentMissing: 'Enter a comment first',
  commentTooLong: 'A comment may have at most {maximum} characters',
  criteriaMissing: 'At least one criterion is required',
  tooManyCriteria: 'Add at most 10 criteria',
  criterionTwice: 'Each criterion needs a different name',
  criterionRequired: 'Enter a name for the criterion',
  criterionTooShort: 'A criterion needs at least 2 characters',
  criterionTooLong: 'A criterion may have at most 60 characters',
});
