import { inviteCandidates, listInvitations, resendJobInvitation } from '@nimble/contracts/invitations';
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
    await invitations.resend(principal, params.id, params.invitationId);
    return { data: { id: params.invitationId } };
  });
}
