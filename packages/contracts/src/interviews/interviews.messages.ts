export const interviewMessages = {
  unavailable:
    'Interview not found or not available. This interview may be paused, closed, or still in draft.',
  nothingKept:
    'There is nothing here any more. What you sent may have been erased, or the link is not complete.',
  erased: 'Everything that you sent has been erased.',
  continueMailed:
    'If an interview was begun with this address, a mail with the link to go on is on its way to it.',
} as const;
