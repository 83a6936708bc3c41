import * as z from 'zod/mini';
import { messageAnswer } from '../fields.ts';
import { route } from '../route.ts';
import { continueRequest, personalToken, sentInterview } from './candidate-rights.schemas.ts';

/**
 * What a candidate has sent. The token is part of a link that is given at the end of the interview; it is good for as
 * long as what it shows is kept. Anything else answers 404 with `interviewMessages.nothingKept`.
 */
export const showSentInterview = route({
  method: 'POST',
  url: '/api/interviews/mine',
  schema: {
    summary: 'What a candidate has sent',
    body: personalToken,
    response: { 200: z.object({ data: sentInterview }) },
  },
  config: {
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: ['interview.nothing_kept'],
  },
});

/** Takes the consent to automated insights back; none is computed or shown from then on. Answers what is left. */
export const withdrawInsightsConsent = route({
  method: 'POST',
  url: '/api/interviews/mine/withdraw-insights',
  schema: {
    summary: 'No longer agree to automated insights',
    body: personalToken,
    response: { 200: z.object({ data: sentInterview }) },
  },
  config: {
    access: 'public',
    rateLimit: { max: 10, windowSeconds: 60 },
    refuses: ['interview.nothing_kept'],
  },
});

/** Has everything of one interview erased: the rows at once, the stored bytes right after. */
export const eraseSentInterview = route({
  method: 'POST',
  url: '/api/interviews/mine/erase',
  schema: {
    summary: 'Erase what a candidate has sent',
    body: personalToken,
    response: { 200: messageAnswer },
  },
  config: {
    access: 'public',
    rateLimit: { max: 10, windowSeconds: 60 },
    refuses: ['interview.nothing_kept', 'submission.not_found'],
  },
});

/** Mails the link by which an interview goes on elsewhere. The answer is the same whether there is one or not. */
export const mailContinueLink = route({
  method: 'POST',
  url: '/api/interviews/continue',
  schema: {
    summary: 'Mail the link to go on with an interview',
    body: continueRequest,
    response: { 200: messageAnswer },
  },
  config: {
    access: 'public',
    attemptLimit: {
      address: { max: 10, windowSeconds: 3600 },
      account: { field: 'email', max: 3, windowSeconds: 3600 },
    },
  },
});
