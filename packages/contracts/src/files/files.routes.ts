import * as z from 'zod/mini';
import { idField, idParameters, signedQuery } from '../fields.ts';
import { route } from '../route.ts';

const signedAddress = {
  params: z.object({ id: idField }),
  querystring: z.extend(signedQuery, {
    download: z.optional(z.literal('1')),
    preview: z.optional(z.literal('1')),
  }),
};

/**
 * A stored private file by its signed URL, which is valid for at least five minutes; a signed-in browser can go on
 * reading by it for as long as its session is open and may see the file. Understands Range and If-None-Match;
 * `download=1` answers with `Content-Disposition: attachment`, `preview=1` lets our own pages show a PDF in a frame. A
 * wrong or expired signature answers 403, without saying whether the file exists.
 */
export const readFile = route({
  method: 'GET',
  url: '/api/files/:id',
  schema: { summary: 'Download a stored file', ...signedAddress },
  config: { access: 'signed' },
});

/** The logo of a company, public: it is in emails and on pages for people without an account. */
export const readLogo = route({
  method: 'GET',
  url: '/api/logos/:id',
  schema: { summary: 'Get a company’s logo', params: idParameters },
  config: { access: 'public' },
});

/** The headers of `readFile` without the bytes; players and download managers request them first. */
export const readFileFacts = route({
  method: 'HEAD',
  url: '/api/files/:id',
  schema: { summary: 'Get the headers of a stored file', ...signedAddress },
  config: { access: 'signed' },
});
