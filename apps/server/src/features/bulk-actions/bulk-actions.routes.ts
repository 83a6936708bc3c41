import {
  cancelBulkAction,
  getBulkAction,
  listBulkFailures,
  startBulkAction,
  undoBulkAction,
} from '@nimble/contracts/bulk-actions';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { BulkActionsService } from './bulk-actions.service.ts';

export function bulkActionsRoutes(app: FastifyInstance, actions: BulkActionsService): void {
  handle(app, startBulkAction, async ({ principal, body }) => ({
    data: await actions.start(principal, body.data),
  }));
  handle(app, getBulkAction, async ({ principal, params }) => ({
    data: await actions.one(principal, params.id),
  }));
  handle(app, listBulkFailures, async ({ principal, params }) => ({
    data: await actions.failures(principal, params.id),
  }));
  handle(app, cancelBulkAction, async ({ principal, params }) => ({
    data: await actions.cancel(principal, params.id),
  }));
  handle(app, undoBulkAction, async ({ principal, params }) => ({
    data: await actions.undo(principal, params.id),
  }));
}
