import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { route } from '../route.ts';
import { accountMessages as messages } from './accounts.messages.ts';
import { codeWanted, signedIn } from './accounts.schemas.ts';

/**
 * Signs in by a link that the server printed, and uses it up. Answers 400 for one that is not good; where two-factor
 * authentication is on, a challenge as `login` does.
 */
export const signInByLink = route({
  method: 'POST',
  url: '/api/users-permissions/auth/sign-in-link',
  schema: {
    summary: 'Sign in with a one-time link',
    body: z.object({ code: text(200).check(z.minLength(1, messages.signInLinkRequired)) }),
    response: { 200: z.union([signedIn, codeWanted]) },
  },
  config: {
    access: 'public',
    attemptLimit: { address: { max: 20, windowSeconds: 60 } },
    refuses: ['account.paused_by_plan', 'account.sign_in_link_invalid'],
  },
});
