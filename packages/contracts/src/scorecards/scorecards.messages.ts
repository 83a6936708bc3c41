export const scorecardMessages = {
  commentMissing: 'Write something first',
  criteriaMissing: 'At least one criterion is required',
  tooManyCriteria: 'At most 10 criteria',
  criterionTwice: 'Each criterion needs a name of its own',
} as const;
