import { messages } from '../message.ts';

/** Texts of the calls about emails to candidates. */
export const mailMessages = messages('mail', {
  stopped: 'You won’t receive any more emails from this company.',
});
