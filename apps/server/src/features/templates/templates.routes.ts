import { isLanguage, type Language } from '@nimble/contracts/languages';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplateCategories,
  listTemplates,
  updateTemplate,
} from '@nimble/contracts/templates';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../platform/errors.ts';
import { handle, handleCollection, handleItem } from '../../platform/http/index.ts';
import { languageOfCall } from '../../platform/texts/index.ts';
import type { TemplatesService } from './templates.service.ts';

export function templatesRoutes(app: FastifyInstance, templates: TemplatesService): void {
  handleCollection(app, listTemplates, async ({ principal, query }, request) =>
    templates.list(principal.companyId, request, readLanguage(query['language'])),
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

/** The language of the postings; that of the call without one. */
function readLanguage(given: unknown): Language {
  if (given === undefined) return languageOfCall();
  if (typeof given !== 'string' || !isLanguage(given))
    throw new RequestError('request.bad_query', { because: 'Invalid value of language' });
  return given;
}
