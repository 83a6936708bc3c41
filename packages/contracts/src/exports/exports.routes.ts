import * as z from 'zod/mini';
import { idParameters, messageAnswer, signedQuery } from '../fields.ts';
import { route } from '../route.ts';
import { exportSchema, newExport } from './exports.schemas.ts';

const access = { resource: 'submission', action: 'view' } as const;

/** The caller's own, newest first. */
export const listExports = route({
  method: 'GET',
  url: '/api/exports',
  schema: {
    summary: 'List your exports',
    response: { 200: z.object({ data: z.array(exportSchema) }) },
  },
  config: { access, apiToken: 'refused' },
});

/** A task writes the file. A PDF is of one candidate, named by its id. */
export const createExport = route({
  method: 'POST',
  url: '/api/exports',
  schema: {
    summary: 'Export candidates as CSV, Excel, PDF or ZIP',
    body: z.object({ data: newExport }),
    response: { 200: z.object({ data: exportSchema }) },
  },
  config: {
    access,
    apiToken: 'refused',
    whileSuspended: 'allowed',
    refuses: [
      'export.choose_candidates',
      'export.empty',
      'export.too_many_candidates',
      'export.one_candidate',
      'export.too_many_waiting',
      'export.too_many_kept',
    ],
  },
});

/** Cancels one that waits or runs, and deletes the file of one that is ready. */
export const deleteExport = route({
  method: 'DELETE',
  url: '/api/exports/:id',
  schema: { summary: 'Delete an export', params: idParameters, response: { 200: messageAnswer } },
  config: { access, apiToken: 'refused', whileSuspended: 'allowed', refuses: ['export.not_found'] },
});

/** Needs the cookie of the session of its owner, who must still have the permission. Supports ranges. */
export const readExport = route({
  method: 'GET',
  url: '/api/exports/:id/file',
  schema: { summary: 'Download an export', params: idParameters, querystring: signedQuery },
  config: { access: 'signed', rateLimit: { max: 60, windowSeconds: 60 }, refuses: ['export.not_found'] },
});
