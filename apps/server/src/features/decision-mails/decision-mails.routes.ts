import {
  cancelDecisionMail,
  draftDecisionMail,
  getRecentMails,
  listDecisionMails,
} from '@nimble/contracts/decision-mails';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { DecisionMailsService } from './decision-mails.service.ts';

export function decisionMailsRoutes(app: FastifyInstance, mails: DecisionMailsService): void {
  handle(app, listDecisionMails, async ({ principal, params }) => ({
    data: await mails.list(principal.companyId, params.id),
  }));
  handle(app, getRecentMails, async ({ principal }) => ({ data: await mails.recent(principal.companyId) }));
  handle(app, draftDecisionMail, async ({ principal, params, body }) => ({
    data: await mails.draft(principal.companyId, params.id, body.data),
  }));
  handle(app, cancelDecisionMail, async ({ principal, params }) => {
    await mails.cancel(principal, params.id, params.mailId);
    return { data: { id: params.mailId } };
  });
}
