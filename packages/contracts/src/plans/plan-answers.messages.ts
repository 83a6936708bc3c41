import { messages } from '../message.ts';

/** Texts of the answers of calls about plans. */
export const planAnswers = messages('plan', {
  salesContacted: 'Our sales team will contact you shortly.',
  warningConfirmed: 'Thank you for confirming this warning.',
});
