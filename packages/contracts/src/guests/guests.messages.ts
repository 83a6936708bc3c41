export const guestMessages = {
  noCandidates: 'Choose at least one candidate',
  tooManyCandidates: 'A link can show at most 20 candidates',
  purposeMissing: 'Enter who the link is for',
  nameMissing: 'Enter your name',
} as const;
