export const submissionMessages = {
  notSubmitted: 'This interview has not been submitted yet',
} as const;
