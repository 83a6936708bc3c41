export const interviewMessages = {
  unavailable:
    'Interview not found or not available. This interview may be paused, closed, or still in draft.',
  nothingKept:
    'There is nothing here anymore. What you sent may have been erased, or the link is incomplete.',
  erased: 'Everything you sent has been erased.',
  continueMailed:
    'If you started an interview with this address, an email with a link to continue is on its way.',
} as const;
