export const submissionMessages = {
  responseNotFound: 'Answer not found',
  notFound: 'Submissions not found',
  emailTaken: 'Submission with this email already exists',
  processing: 'Candidate is being processed',
  decided: 'This candidate has already been decided on. Change the decision with Edit Review.',
  changedMeanwhile: 'Somebody else has changed this candidate meanwhile. Nothing of yours was saved.',
  attemptAllowed: 'A new attempt has been allowed already',
  attemptBegun: 'The candidate has begun the new attempt. It can no longer be taken back.',
  linkClosed:
    'The link of this job is closed, so a new attempt could not begin. Activate the job, or move its deadline, first.',
  notSubmitted: 'This interview has not been submitted yet',
} as const;
