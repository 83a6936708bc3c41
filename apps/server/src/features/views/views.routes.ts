import {
  createView,
  deleteView,
  getView,
  listViews,
  setDefaultView,
  updateView,
} from '@nimble/contracts/views';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { ViewsService } from './views.service.ts';

export function viewsRoutes(app: FastifyInstance, views: ViewsService): void {
  handle(app, listViews, async ({ principal }) => ({ data: await views.list(principal) }));
  handle(app, getView, async ({ principal, params }) => ({ data: await views.one(principal, params.id) }));
  handle(app, createView, async ({ principal, body }) => ({
    data: await views.create(principal, body.data),
  }));
  handle(app, updateView, async ({ principal, params, body }) => ({
    data: await views.change(principal, params.id, body.data),
  }));
  handle(app, deleteView, async ({ principal, params }) => {
    await views.remove(principal, params.id);
    return { data: { id: params.id } };
  });
  handle(app, setDefaultView, async ({ principal, body }) => {
    await views.setDefault(principal, body.data.view);
    return { data: { view: body.data.view } };
  });
}
