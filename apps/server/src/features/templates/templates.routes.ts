import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplateCategories,
  listTemplates,
  templateCategories,
} from '@nimble/contracts/templates';
import type { FastifyInstance } from 'fastify';
import { readCollectionQuery } from '../../platform/http/collections/index.ts';
import { handle } from '../../platform/http/index.ts';
import { templatesCollection } from './templates.collection.ts';
import type { TemplatesService } from './templates.service.ts';

export function templatesRoutes(app: FastifyInstance, templates: TemplatesService): void {
  handle(app, listTemplates, async ({ principal, query }) =>
    templates.list(principal.companyId, readCollectionQuery(query, templatesCollection)),
  );
  handle(app, listTemplateCategories, async () => ({ data: [...templateCategories] }));
  handle(app, getTemplate, async ({ principal, params, query }) => {
    readCollectionQuery(query, templatesCollection);
    return { data: await templates.one(principal.companyId, params.id) };
  });
  handle(app, createTemplate, async ({ principal, body }) => ({
    data: await templates.save(principal.companyId, body.data),
  }));
  handle(app, deleteTemplate, async ({ principal, params }) => {
    await templates.remove(principal.companyId, params.id);
    return { data: { id: params.id } };
  });
}
