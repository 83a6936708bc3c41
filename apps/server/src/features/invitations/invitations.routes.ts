import {
  extendInvitation,
  inviteCandidates,
  listInvitations,
  resendJobInvitation,
  withdrawInvitation,
} from '@nimble/contracts/invitations';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { InvitationsService } from './invitations.service.ts';

export function invitationsRoutes(app: FastifyInstance, invitations: InvitationsService): void {
  handle(app, listInvitations, async ({ principal, params, query }) =>
    invitations.list(principal.companyId, params.id, query),
  );
  handle(app, inviteCandidates, async ({ principal, params, body }) => ({
    data: await invitations.invite(principal, params.id, body.data),
  }));
  handle(app, resendJobInvitation, async ({ principal, params }) => {
    await invitations.resend(principal, placeOf(params));
    return { data: { id: params.invitationId } };
  });
  handle(app, withdrawInvitation, async ({ principal, params }) => {
    await invitations.withdraw(principal, placeOf(params));
    return { data: { id: params.invitationId } };
  });
  handle(app, extendInvitation, async ({ principal, params, body }) => {
    await invitations.extend(principal, placeOf(params), new Date(body.data.deadline));
    return { data: { id: params.invitationId } };
  });
}

function placeOf({ id, invitationId }: { id: number; invitationId: number }) {
  return { jobId: id, invitationId };
}
