export const jobMessages = {
  noQuestions: 'At least one question is required',
  tooManyQuestions: 'Maximum 20 questions allowed',
  noPublicList: 'Candidates reach a job only by its link; there is no public list of jobs',
  noAnonymous: 'Candidates give their name and email; an interview cannot be anonymous',
} as const;
