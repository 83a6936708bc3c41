export const scorecardMessages = {
  incomplete: 'Rate every criterion before you give your scorecard',
  unknownCriterion: 'This criterion is not one of the job’s any more. Load the page again.',
  unknownQuestion: 'This question was not part of the interview',
  unknownAnswer: 'This answer is not part of the interview',
  afterEnd: 'This moment is after the end of the answer',
  ratedTwice: 'Each criterion is rated once for each question',
  tooManyComments: 'This interview has as many comments as it can hold',
  commentMissing: 'Write something first',
  criteriaMissing: 'At least one criterion is required',
  tooManyCriteria: 'At most 10 criteria',
  criterionTwice: 'Each criterion needs a name of its own',
} as const;
