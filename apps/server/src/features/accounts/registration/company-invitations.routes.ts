import {
  inviteCompany,
  listCompanyInvitations,
  openCompanyInvitation,
  withdrawCompanyInvitation,
} from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { CompanyInvitationsService } from './company-invitations.service.ts';

export function companyInvitationsRoutes(app: FastifyInstance, invitations: CompanyInvitationsService): void {
  handle(app, listCompanyInvitations, async ({ query }) => invitations.list(query));
  handle(app, inviteCompany, async ({ body }) => ({ data: await invitations.invite(body.data.email) }));
  handle(app, withdrawCompanyInvitation, async ({ params }) => {
    await invitations.withdraw(params.invitationId);
    return { data: { id: params.invitationId } };
  });
  handle(app, openCompanyInvitation, async ({ body }) => ({ data: await invitations.open(body.token) }));
}
