import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplateCategories,
  listTemplates,
  updateTemplate,
} from '@nimble/contracts/templates';
import type { FastifyInstance } from 'fastify';
import { handle, handleCollection, handleItem } from '../../platform/http/index.ts';
import type { TemplatesService } from './templates.service.ts';

export function templatesRoutes(app: FastifyInstance, templates: TemplatesService): void {
  handleCollection(app, listTemplates, async ({ principal }, request) =>
    templates.list(principal.companyId, request),
  );
  handle(app, listTemplateCategories, async ({ principal, query }) => ({
    data: await templates.categories(principal.companyId, query.employment_type),
  }));
  handleItem(app, getTemplate, async ({ principal, params }) => ({
    data: await templates.one(principal.companyId, params.id),
  }));
  handle(app, updateTemplate, async ({ principal, params, body }) => ({
    data: await templates.change(principal.companyId, params.id, body.data),
  }));
  handle(app, createTemplate, async ({ principal, body }) => ({
    data: await templates.save(principal.companyId, body.data),
  }));
  handle(app, deleteTemplate, async ({ principal, params }) => {
    await templates.remove(principal.companyId, params.id);
    return { data: { id: params.id } };
  });
}
