import { messages } from '../message.ts';

/** Texts for the fields of guest links. */
export const guestMessages = messages('guest', {
  noCandidates: 'Choose at least one candidate',
  tooManyCandidates: 'A link can show at most 20 candidates',
  purposeMissing: 'Enter who the link is for',
  nameMissing: 'Enter your name',
});
