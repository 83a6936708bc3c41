import * as z from 'zod/mini';
import { route } from '../route.ts';

/** The link works once and opens the page of unsent emails. Answers 422 where a mail server sends them. */
export const openOutbox = route({
  method: 'POST',
  url: '/api/installation/outbox-link',
  schema: {
    summary: 'Create a link to the outbox (master)',
    response: { 200: z.object({ data: z.object({ address: z.string() }) }) },
  },
  config: { access: 'master', refuses: ['outbox.no_outbox'] },
});
