import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { reviewStatuses } from '../submissions/submissions.schemas.ts';
import { bulkKinds, bulkStates } from './bulk-actions.schemas.ts';

const action = { bulkActionId: z.number(), kind: z.enum(bulkKinds), total: z.number() };
const status = z.nullable(z.enum(reviewStatuses));
const progress = { ...action, status, state: z.enum(bulkStates), done: z.number(), failed: z.number() };

/** Each submission also has the event that the same change has by itself. */
export const bulkActionEvents = {
  'bulk_action.created': domainEvent('A person started a bulk action', action, { audit: ['kind', 'total'] }),
  'bulk_action.canceled': domainEvent('A person canceled a bulk action', progress, {
    audit: ['kind', 'total', 'done'],
    socket: 'bulk-action-updated',
  }),
  'bulk_action.progressed': domainEvent('A part of a bulk action was done', progress, {
    socket: 'bulk-action-updated',
  }),
  /** `reviewerId`: who was assigned. */
  'bulk_action.finished': domainEvent(
    'A bulk action ended',
    { ...progress, reviewerId: z.nullable(z.number()) },
    {},
  ),
} as const;
