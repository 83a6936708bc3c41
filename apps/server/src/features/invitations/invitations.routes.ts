import {
  changeInvitationBatch,
  extendInvitation,
  inviteCandidates,
  inviteList,
  listInvitationBatches,
  listInvitations,
  previewInvitationList,
  resendJobInvitation,
  withdrawInvitation,
} from '@nimble/contracts/invitations';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { InvitationsService } from './invitations.service.ts';

export function invitationsRoutes(app: FastifyInstance, invitations: InvitationsService): void {
  batchesRoutes(app, invitations);
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

function batchesRoutes(app: FastifyInstance, invitations: InvitationsService): void {
  handle(app, previewInvitationList, async ({ principal, params, body }) => ({
    data: await invitations.previewList(principal, params.id, body.data),
  }));
  handle(app, inviteList, async ({ principal, params, body }) => ({
    data: await invitations.inviteList(principal, params.id, body.data),
  }));
  handle(app, listInvitationBatches, async ({ principal, params }) => ({
    data: await invitations.listBatches(principal.companyId, params.id),
  }));
  handle(app, changeInvitationBatch, async ({ principal, params: { id, batchId }, body }) => {
    await invitations.changeBatch(principal, { jobId: id, batchId }, body.data);
    return { data: { id: batchId } };
  });
}

function placeOf({ id, invitationId }: { id: number; invitationId: number }) {
  return { jobId: id, invitationId };
}
