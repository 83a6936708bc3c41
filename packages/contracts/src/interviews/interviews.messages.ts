export const interviewMessages = {
  unavailable:
    'Interview not found or not available. This interview may be paused, closed, or still in draft.',
  deadlinePassed: 'The deadline for this interview has passed.',
  full: 'This interview has received all the answers it was open for.',
  limitReached: "This interview can't take new answers right now.",
  resumeMissing: 'Resume is required',
  resumeTooLarge: 'File size must be less than 10MB',
  resumeWrongKind: 'Please upload a PDF or DOCX file',
  alreadySubmitted: 'This interview has already been submitted',
  answersMissing: 'Please answer every required question before you submit',
  answersUnchecked: 'Your last answer is still being checked. Please try again in a moment.',
  consentOutdated: 'The consent text has changed. Please reload the page and read it again.',
  nothingKept:
    'There is nothing here any more. What you sent may have been erased, or the link is not complete.',
  erased: 'Everything that you sent has been erased.',
  continueMailed:
    'If an interview was begun with this address, a mail with the link to go on is on its way to it.',
} as const;

/** What programs compare of a refusal; its text is for people. */
export const interviewCodes = {
  /** A limit of the employer's plan is reached; `details.company` names the employer, who has been told. */
  limitReached: 'interview.limit_reached',
} as const;
