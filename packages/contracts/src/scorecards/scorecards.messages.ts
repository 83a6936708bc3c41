export const scorecardMessages = {
  commentMissing: 'Enter a comment first',
  criteriaMissing: 'At least one criterion is required',
  tooManyCriteria: 'Add at most 10 criteria',
  criterionTwice: 'Each criterion needs a different name',
} as const;
