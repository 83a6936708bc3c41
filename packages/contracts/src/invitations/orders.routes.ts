import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import {
  externalIdQuery,
  invitationOfJob,
  invitationOrder,
  orderedInvitation,
} from './invitations.schemas.ts';

const one = { 200: z.object({ data: invitationOfJob }) };

/**
 * Emails one candidate a personal link, which the answer contains too. The same `externalId` again answers with the
 * existing invitation and sends nothing; with another job or address it answers 409. So does an address that was
 * invited to the job before or has submitted for it.
 */
export const orderInvitation = route({
  method: 'POST',
  url: '/api/invitations',
  schema: {
    summary: 'Order an interview',
    body: z.object({ data: orderedInvitation }),
    response: { 200: z.object({ data: invitationOrder }) },
  },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 300, windowSeconds: 60 },
    refuses: [
      'invitation.already_invited',
      'invitation.deadline_in_past',
      'invitation.deadline_passed',
      'invitation.external_id_taken',
      'invitation.not_active',
      'invitation.two_deadlines',
      'job.not_found',
      'mail.daily_limit',
    ],
  },
});

export const getInvitation = route({
  method: 'GET',
  url: '/api/invitations/:id',
  schema: { summary: 'Get an invitation', params: idParameters, response: one },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['invitation.not_found'] },
});

/** A list of at most one. */
export const findInvitationOrders = route({
  method: 'GET',
  url: '/api/invitations',
  schema: {
    summary: 'Find an invitation by its external id',
    querystring: externalIdQuery,
    response: { 200: z.object({ data: z.array(invitationOfJob) }) },
  },
  config: { access: { resource: 'submission', action: 'view' } },
});

/** The link stops working. Answers 422 once the candidate has started; withdrawing twice answers the same. */
export const withdrawInvitationOrder = route({
  method: 'POST',
  url: '/api/invitations/:id/withdraw',
  schema: { summary: 'Withdraw an invitation by its id', params: idParameters, response: one },
  config: {
    access: { resource: 'job', action: 'update' },
    rateLimit: { max: 300, windowSeconds: 60 },
    refuses: ['invitation.not_found', 'invitation.started'],
  },
});
