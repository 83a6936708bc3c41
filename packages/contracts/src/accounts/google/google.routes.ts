import * as z from 'zod/mini';
import { messageAnswer, text } from '../../fields.ts';
import { route } from '../../route.ts';
import { codeWanted, signedIn } from '../accounts.schemas.ts';

const longestParameter = 4096;
const parameter = z.optional(text(longestParameter));

/** Redirects the browser to the issuer. */
export const connectGoogle = route({
  method: 'GET',
  url: '/api/connect/google',
  schema: { summary: 'Start Google sign-in' },
  config: {
    access: 'public',
    attemptLimit: { address: { max: 30, windowSeconds: 60 } },
    refuses: ['google.failed'],
  },
});

/**
 * One address with three uses, distinguished by the query: the issuer redirects the browser here with `code` and
 * `state`, the server redirects it to the page of the same address with a one-time token behind the #, and the page
 * exchanges that token for a session. The token may have either name.
 */
export const googleCallback = route({
  method: 'GET',
  url: '/api/auth/google/callback',
  schema: {
    summary: 'Finish Google sign-in',
    querystring: z.object({
      access_token: parameter,
      id_token: parameter,
      code: parameter,
      state: parameter,
      error: parameter,
    }),
    response: { 200: z.union([signedIn, codeWanted]) },
  },
  config: {
    access: 'public',
    attemptLimit: { address: { max: 60, windowSeconds: 60 } },
    refuses: ['account.paused_by_plan', 'google.failed'],
  },
});

/** After a sign-in by password in the browser where Google's was refused because the account has a password. */
export const linkGoogle = route({
  method: 'POST',
  url: '/api/auth/google/link',
  schema: {
    summary: 'Link a Google account to the signed-in user',
    response: { 200: messageAnswer },
  },
  config: { access: 'signedIn', refuses: ['google.different_email', 'google.nothing_to_link'] },
});
