import * as z from 'zod/mini';
import { route } from '../route.ts';

/** What the sign-in pages must know before anybody is signed in. */
export const publicSettings = route({
  method: 'GET',
  url: '/api/settings/public',
  schema: {
    summary: 'The ways to sign in that this server offers',
    response: {
      200: z.object({ data: z.object({ signInMethods: z.array(z.enum(['password', 'google'])) }) }),
    },
  },
  config: { access: 'public' },
});
