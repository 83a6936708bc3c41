export const jobMessages = {
  questionNotFound: 'Question not found',
  noQuestions: 'At least one question is required',
  tooManyQuestions: 'Maximum 20 questions allowed',
  notFound: 'Job not found',
  /** Somebody else has saved since; nothing was changed. */
  changedMeanwhile: 'This job was changed by someone else. Reload it and make your changes again.',
  shareTokenTaken: 'This share token is already in use',
  noPublicList: 'A job is reached by its link alone; there is no public list of jobs',
  noAnonymous: 'Candidates give their name and email; an interview cannot be anonymous',
  statusChangeNotAllowed: 'This status change is not allowed',
} as const;
