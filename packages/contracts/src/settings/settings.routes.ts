import * as z from 'zod/mini';
import { route } from '../route.ts';
import { registrationModes } from './registration.ts';

/** Settings that the sign-in pages need before signing in. */
export const publicSettings = route({
  method: 'GET',
  url: '/api/settings/public',
  schema: {
    summary: 'Get the settings of the sign-in pages',
    response: {
      200: z.object({
        data: z.object({
          signInMethods: z.array(z.enum(['password', 'google'])),
          registration: z.enum(registrationModes),
          /** `outbox`: no mail server is set, and emails are stored on the machine. */
          mails: z.enum(['sent', 'outbox']),
        }),
      }),
    },
  },
  config: { access: 'public' },
});
