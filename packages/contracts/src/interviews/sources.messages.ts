import { messages } from '../message.ts';

/**
 * Sources of candidates that are words, not names of sites. `deleted` stands for those of deleted submissions, where
 * they are not known.
 */
export const sourceMessages = messages('source', {
  direct: 'Direct',
  email: 'Email',
  invitation: 'Invitation',
  referral: 'Referral',
  other: 'Other',
  deleted: 'Deleted since',
});
