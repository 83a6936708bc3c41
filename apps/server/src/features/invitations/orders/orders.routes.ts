import {
  findInvitationOrders,
  getInvitation,
  orderInvitation,
  withdrawInvitationOrder,
} from '@nimble/contracts/invitations';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { OrdersService } from './orders.service.ts';

export function ordersRoutes(app: FastifyInstance, orders: OrdersService): void {
  handle(app, orderInvitation, async ({ principal, body }) => ({
    data: await orders.order(principal, body.data),
  }));
  handle(app, findInvitationOrders, async ({ principal, query }) => ({
    data: await orders.find(principal.companyId, query.externalId),
  }));
  handle(app, getInvitation, async ({ principal, params }) => ({
    data: await orders.one(principal.companyId, params.id),
  }));
  handle(app, withdrawInvitationOrder, async ({ principal, params }) => ({
    data: await orders.withdrawOrder(principal, params.id),
  }));
}
