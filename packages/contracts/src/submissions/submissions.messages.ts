export const submissionMessages = {
  notFound: 'Submissions not found',
  emailTaken: 'Submission with this email already exists',
  processing: 'Candidate is being processed',
  notSubmitted: 'This interview has not been submitted yet',
} as const;
