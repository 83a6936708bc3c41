export const interviewMessages = {
  unavailable:
    'Interview not found or not available. This interview may be paused, closed, or still in draft.',
  deadlinePassed: 'The deadline for this interview has passed.',
  full: 'This interview has received all the answers it was open for.',
  resumeMissing: 'Resume is required',
  resumeTooLarge: 'File size must be less than 10MB',
  resumeWrongKind: 'Please upload a PDF or DOCX file',
  alreadySubmitted: 'This interview has already been submitted',
  answersMissing: 'Please answer every required question before you submit',
  answersUnchecked: 'Your last answer is still being checked. Please try again in a moment.',
  consentOutdated: 'The consent text has changed. Please reload the page and read it again.',
} as const;
