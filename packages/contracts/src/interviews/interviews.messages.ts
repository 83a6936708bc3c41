import { messages } from '../message.ts';

/** Texts of the calls of candidates. */
export const interviewMessages = messages('interview', {
  nameRequired: 'Name is required',
  nameTooShort: 'Please enter your full name',
  nameTooLong: 'Name must be at most 100 characters',
  notFound: 'Interview not found',
  erased: 'Everything you sent has been erased.',
  continueMailed:
    'If you started an interview with this address, an email with a link to continue is on its way.',
});
