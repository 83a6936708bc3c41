export const guestMessages = {
  noCandidates: 'Choose at least one candidate',
  tooManyCandidates: 'At most 20 candidates behind one link',
  purposeMissing: 'Say whom the link is for',
  nameMissing: 'Enter your name',
} as const;
