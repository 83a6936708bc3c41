import * as z from 'zod/mini';
import { idField, idParameters } from '../fields.ts';
import { route } from '../route.ts';
import {
  invitationBatch,
  invitationList,
  largestListBytes,
  listPreview,
} from './invitation-batches.schemas.ts';

const bodyLimit = Math.ceil(largestListBytes / 3) * 4 + 16 * 1024;

const unreadable = [
  'invitation.deadline_in_past',
  'invitation.list_is_workbook',
  'invitation.list_row_too_long',
  'invitation.list_too_long',
  'invitation.list_unreadable',
  'invitation.list_without_addresses',
  'invitation.two_deadlines',
  'job.not_found',
] as const;

/** Reads a list without inviting anybody: the rows that can be invited, and why the others cannot. */
export const previewInvitationList = route({
  method: 'POST',
  url: '/api/jobs/:id/invitation-batches/preview',
  schema: {
    summary: 'Check a list of candidates to invite',
    params: idParameters,
    body: z.object({ data: invitationList }),
    response: { 200: z.object({ data: listPreview }) },
  },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: unreadable,
  },
  bodyLimit,
});

/**
 * Invites the rows of a list that have no problems; the others are skipped. Emails leave at the rate of the
 * installation. Answers 429 if the company's limit of emails within 24 hours is too small for all of them: then nobody
 * is invited.
 */
export const inviteList = route({
  method: 'POST',
  url: '/api/jobs/:id/invitation-batches',
  schema: {
    summary: 'Invite the candidates of a list',
    params: idParameters,
    body: z.object({ data: invitationList }),
    response: {
      200: z.object({ data: z.object({ id: idField, invited: z.number(), skipped: z.number() }) }),
    },
  },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: [
      ...unreadable,
      'invitation.deadline_passed',
      'invitation.list_without_rows',
      'invitation.not_active',
      'mail.daily_limit',
    ],
  },
  bodyLimit,
});

/** The newest batches with their progress, and what was not sent. */
export const listInvitationBatches = route({
  method: 'GET',
  url: '/api/jobs/:id/invitation-batches',
  schema: {
    summary: 'List the newest batches of invitations of a job',
    params: idParameters,
    response: { 200: z.object({ data: z.array(invitationBatch) }) },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['job.not_found'] },
});

/** Stops a batch, or continues it. Emails that are leaving at this moment are still sent. */
export const changeInvitationBatch = route({
  method: 'PUT',
  url: '/api/jobs/:id/invitation-batches/:batchId',
  schema: {
    summary: 'Stop or continue a batch of invitations',
    params: z.object({ id: idField, batchId: idField }),
    body: z.object({ data: z.object({ stopped: z.boolean() }) }),
    response: { 200: z.object({ data: z.object({ id: idField }) }) },
  },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 60, windowSeconds: 60 },
    refuses: ['invitation.batch_not_found'],
  },
});
