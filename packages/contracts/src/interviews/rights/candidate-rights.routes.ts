import * as z from 'zod/mini';
import { messageAnswer } from '../../fields.ts';
import { route } from '../../route.ts';
import { continueRequest, personalToken, sentInterview } from './candidate-rights.schemas.ts';

/**
 * A candidate's submission. The token is part of a link that the candidate gets at the end of the interview; it is
 * valid for as long as the submission is stored. Anything else answers 404 with `interviewMessages.nothingKept`.
 */
export const showSentInterview = route({
  method: 'POST',
  url: '/api/interviews/mine',
  schema: {
    summary: 'Get your submission as a candidate',
    body: personalToken,
    response: { 200: z.object({ data: sentInterview }) },
  },
  config: {
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: ['interview.nothing_kept'],
  },
});

/** Withdraws the consent to automated insights; none is computed or shown from then on. Answers what is left. */
export const withdrawInsightsConsent = route({
  method: 'POST',
  url: '/api/interviews/mine/withdraw-insights',
  schema: {
    summary: 'Withdraw the consent to insights',
    body: personalToken,
    response: { 200: z.object({ data: sentInterview }) },
  },
  config: {
    access: 'public',
    rateLimit: { max: 10, windowSeconds: 60 },
    refuses: ['interview.nothing_kept'],
  },
});

/** Erases everything of one interview: the rows at once, the stored bytes right after. */
export const eraseSentInterview = route({
  method: 'POST',
  url: '/api/interviews/mine/erase',
  schema: {
    summary: 'Erase your submission as a candidate',
    body: personalToken,
    response: { 200: messageAnswer },
  },
  config: {
    access: 'public',
    rateLimit: { max: 10, windowSeconds: 60 },
    refuses: ['interview.nothing_kept', 'submission.not_found'],
  },
});

/** Emails the link to continue an interview on another device. The answer is the same whether there is one or not. */
export const mailContinueLink = route({
  method: 'POST',
  url: '/api/interviews/continue',
  schema: {
    summary: 'Email a link to continue an interview',
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
