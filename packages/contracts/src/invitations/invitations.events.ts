import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

const invitation = { invitationId: z.number(), jobId: z.number() };
const webhook = ['invitationId', 'jobId', 'externalId'] as const;

/** Never an address or a name, which would outlive their erasure. */
export const invitationEvents = {
  'invitation.sent': domainEvent('The first email of an invitation was sent', invitation, { webhook }),
  'invitation.opened': domainEvent('The link of an invitation was opened for the first time', invitation, {
    webhook,
  }),
  'invitation.expired': domainEvent(
    'The deadline of an invitation passed before the submission',
    invitation,
    {
      webhook,
    },
  ),
} as const;
