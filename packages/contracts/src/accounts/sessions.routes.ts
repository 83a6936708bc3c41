import * as z from 'zod/mini';
import { fieldMessages } from '../fields.messages.ts';
import { messageAnswer } from '../fields.ts';
import { route } from '../route.ts';
import { openSession } from './sessions.schemas.ts';

/** The current session first, then the others, most recently used first. */
export const listSessions = route({
  method: 'GET',
  url: '/api/auth/sessions',
  schema: {
    summary: 'List your sessions',
    response: { 200: z.object({ data: z.array(openSession) }) },
  },
  config: { access: 'signedIn' },
});

/** Takes effect at once, on every process. Ending the current session is the same as signing out. */
export const endSession = route({
  method: 'DELETE',
  url: '/api/auth/sessions/:sessionId',
  schema: {
    summary: 'End one of your sessions',
    params: z.object({ sessionId: z.uuid(fieldMessages.idInvalid) }),
    response: { 200: messageAnswer },
  },
  config: { access: 'signedIn' },
});

export const endOtherSessions = route({
  method: 'DELETE',
  url: '/api/auth/sessions',
  schema: { summary: 'End all your other sessions', response: { 200: messageAnswer } },
  config: { access: 'signedIn' },
});
