import * as z from 'zod/mini';
import { idField } from '../fields.ts';
import { route } from '../route.ts';

/**
 * A stored private file by its signed, expiring URL. Understands Range and If-None-Match; `download=1` answers with
 * `Content-Disposition: attachment`. A wrong or expired signature answers 403, without saying whether the file exists.
 */
export const readFile = route({
  method: 'GET',
  url: '/api/files/:id',
  schema: {
    summary: 'A stored file',
    params: z.object({ id: idField }),
    querystring: z.object({
      /** Seconds since 1970, UTC. */
      expires: z.string().check(z.regex(/^\d{1,12}$/)),
      signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
      download: z.optional(z.literal('1')),
    }),
  },
  config: { access: 'signed' },
});
