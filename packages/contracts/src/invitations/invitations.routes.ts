import * as z from 'zod/mini';
import { idField, idParameters } from '../fields.ts';
import { pageQuery, pagination } from '../pagination.ts';
import { route } from '../route.ts';
import { invitation, newInvitations } from './invitations.schemas.ts';

/** Newest first; `search` matches addresses, which are candidates' data. */
export const listInvitations = route({
  method: 'GET',
  url: '/api/jobs/:id/invitations',
  schema: {
    summary: 'List the invitations of a job',
    params: idParameters,
    querystring: pageQuery,
    response: { 200: z.object({ data: z.array(invitation), meta: z.object({ pagination }) }) },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['job.not_found'] },
});

/**
 * Emails the interview's link. Addresses that were invited to this job before are skipped and counted in `already`.
 * Answers 422 for a job that is not active or whose deadline has passed, 429 above the company's limit of invitations
 * within 24 hours.
 */
export const inviteCandidates = route({
  method: 'POST',
  url: '/api/jobs/:id/invitations',
  schema: {
    summary: 'Invite candidates by email',
    params: idParameters,
    body: z.object({ data: newInvitations }),
    response: { 200: z.object({ data: z.object({ invited: z.number(), already: z.number() }) }) },
  },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: ['invitation.deadline_passed', 'invitation.not_active', 'job.not_found', 'mail.daily_limit'],
  },
});

/** Resends an email that failed. Answers 422 for one that has not failed, and while the job accepts no invitations. */
export const resendJobInvitation = route({
  method: 'POST',
  url: '/api/jobs/:id/invitations/:invitationId/resend',
  schema: {
    summary: 'Resend a failed invitation',
    params: z.object({ id: idField, invitationId: idField }),
    response: { 200: z.object({ data: z.object({ id: idField }) }) },
  },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: [
      'invitation.deadline_passed',
      'invitation.not_active',
      'invitation.not_failed',
      'invitation.not_found',
      'job.not_found',
      'mail.daily_limit',
    ],
  },
});
