export const guestMessages = {
  notFound: 'This guest link does not exist any more',
  noCandidates: 'Choose at least one candidate',
  tooManyCandidates: 'At most 20 candidates behind one link',
  unknownCandidate: 'One of these candidates is not of this job any more',
  tooManyLinks: 'This job has as many guest links as it can have. Revoke one first.',
  purposeMissing: 'Say whom the link is for',
  noSuchCandidate: 'There is nobody at this place of the link any more',
  nameMissing: 'Enter your name',
} as const;
