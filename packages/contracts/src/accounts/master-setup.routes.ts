import * as z from 'zod/mini';
import { messageAnswer, text } from '../fields.ts';
import { route } from '../route.ts';
import { accountMessages as messages } from './accounts.messages.ts';
import { passwordPair } from './password-reset.schemas.ts';

const setUpToken = text(200).check(z.minLength(1, messages.setUpLinkRequired));

/** Answers 400 without the token of the link that the server printed, and once a master exists. */
export const openMasterSetup = route({
  method: 'POST',
  url: '/api/master-setup/open',
  schema: {
    summary: 'Get the email address of the master account',
    body: z.object({ token: setUpToken }),
    response: { 200: z.object({ data: z.object({ email: z.string() }) }) },
  },
  config: {
    access: 'public',
    attemptLimit: { address: { max: 20, windowSeconds: 60 } },
    refuses: ['account.master_link_invalid'],
  },
});

export const setUpMaster = route({
  method: 'POST',
  url: '/api/master-setup',
  schema: {
    summary: 'Create the master account',
    body: z.safeExtend(passwordPair, { token: setUpToken }),
    response: { 200: messageAnswer },
  },
  config: {
    access: 'public',
    attemptLimit: { address: { max: 20, windowSeconds: 60 } },
    refuses: ['account.email_taken', 'account.master_link_invalid'],
  },
});
