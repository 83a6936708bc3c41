import * as z from 'zod/mini';
import { idField, idParameters } from '../fields.ts';
import { pagination } from '../pagination.ts';
import { route } from '../route.ts';
import {
  invitation,
  invitationCounts,
  invitationDeadlineField,
  invitationsQuery,
  newInvitations,
} from './invitations.schemas.ts';

/** Newest first; `search` matches names and addresses, which are candidates' data. */
export const listInvitations = route({
  method: 'GET',
  url: '/api/jobs/:id/invitations',
  schema: {
    summary: 'List the invitations of a job',
    params: idParameters,
    querystring: invitationsQuery,
    response: {
      200: z.object({
        data: z.array(invitation),
        meta: z.object({ pagination, counts: invitationCounts }),
      }),
    },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['job.not_found'] },
});

/**
 * Emails each candidate a personal link, which one submission may use. Addresses that were invited to this job before,
 * or have submitted for it, are skipped and counted in `already`. Answers 422 for a job that is not active or whose
 * deadline has passed, 429 above the company's limit of invitations within 24 hours.
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
    refuses: [
      'invitation.deadline_in_past',
      'invitation.deadline_passed',
      'invitation.not_active',
      'invitation.two_deadlines',
      'job.not_found',
      'mail.daily_limit',
    ],
  },
});

const oneInvitation = z.object({ id: idField, invitationId: idField });
const idAnswer = { 200: z.object({ data: z.object({ id: idField }) }) };

/**
 * Sends the email again, with the same link: the invitation, or the reminder if that is what failed. Answers 422 while
 * an email is being sent, when the invitation cannot be used any more, and while the job accepts no invitations.
 */
export const resendJobInvitation = route({
  method: 'POST',
  url: '/api/jobs/:id/invitations/:invitationId/resend',
  schema: { summary: 'Resend an invitation', params: oneInvitation, response: idAnswer },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: [
      'invitation.being_sent',
      'invitation.deadline_passed',
      'invitation.expired',
      'invitation.not_active',
      'invitation.not_found',
      'invitation.submitted',
      'invitation.withdrawn',
      'job.not_found',
      'mail.daily_limit',
    ],
  },
});

/** The link stops working. Answers 422 once the candidate has started; withdrawing twice answers the same. */
export const withdrawInvitation = route({
  method: 'POST',
  url: '/api/jobs/:id/invitations/:invitationId/withdraw',
  schema: { summary: 'Withdraw an invitation', params: oneInvitation, response: idAnswer },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 60, windowSeconds: 60 },
    refuses: ['invitation.not_found', 'invitation.started'],
  },
});

/** Gives one candidate another deadline, also after the former one or the job's has passed. */
export const extendInvitation = route({
  method: 'PUT',
  url: '/api/jobs/:id/invitations/:invitationId/deadline',
  schema: {
    summary: 'Change the deadline of an invitation',
    params: oneInvitation,
    body: z.object({ data: z.object({ deadline: invitationDeadlineField }) }),
    response: idAnswer,
  },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 60, windowSeconds: 60 },
    refuses: [
      'invitation.deadline_in_past',
      'invitation.not_found',
      'invitation.submitted',
      'invitation.withdrawn',
    ],
  },
});
