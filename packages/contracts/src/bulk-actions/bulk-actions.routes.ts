import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { bulkAction, bulkFailures, newBulkAction } from './bulk-actions.schemas.ts';

const answer = { 200: z.object({ data: bulkAction }) };
/** Each kind of change also needs its own permission: `delete` to delete, `update` for the others. */
const access = {
  resource: 'submission',
  action: 'update',
  or: [{ resource: 'submission', action: 'delete' }],
} as const;

/**
 * Changes many submissions, each as the call for one would. Few are done before the answer, more in the background; one
 * that is refused leaves the others changed.
 */
export const startBulkAction = route({
  method: 'POST',
  url: '/api/bulk-actions',
  schema: {
    summary: 'Change, email or delete many submissions',
    body: z.object({ data: newBulkAction }),
    response: answer,
  },
  config: {
    access,
    refuses: [
      'bulk_action.none',
      'bulk_action.too_many',
      'bulk_action.too_many_mails',
      'bulk_action.more_match',
      'bulk_action.too_many_running',
      'decision_mail.unsuitable',
    ],
  },
});

/** Only the caller's own. */
export const getBulkAction = route({
  method: 'GET',
  url: '/api/bulk-actions/:id',
  schema: { summary: 'Get the progress of a bulk action', params: idParameters, response: answer },
  config: { access, refuses: ['bulk_action.not_found'] },
});

/** Which submissions were not changed, and why. */
export const listBulkFailures = route({
  method: 'GET',
  url: '/api/bulk-actions/:id/failures',
  schema: {
    summary: 'List what a bulk action could not change',
    params: idParameters,
    response: { 200: z.object({ data: bulkFailures }) },
  },
  config: { access, refuses: ['bulk_action.not_found'] },
});

/** What is done stays done. */
export const cancelBulkAction = route({
  method: 'POST',
  url: '/api/bulk-actions/:id/cancel',
  schema: { summary: 'Cancel the rest of a bulk action', params: idParameters, response: answer },
  config: { access, refuses: ['bulk_action.not_found', 'bulk_action.finished'] },
});

/**
 * Restores what a bulk action has changed, except of submissions that were changed since or whose email has left.
 * Answers the bulk action that does it. A deletion cannot be undone.
 */
export const undoBulkAction = route({
  method: 'POST',
  url: '/api/bulk-actions/:id/undo',
  schema: { summary: 'Undo a bulk action', params: idParameters, response: answer },
  config: {
    access,
    refuses: [
      'bulk_action.not_found',
      'bulk_action.none',
      'bulk_action.undo_expired',
      'bulk_action.too_many_running',
    ],
  },
});
