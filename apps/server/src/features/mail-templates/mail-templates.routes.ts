import {
  listMailTemplates,
  previewMailTemplate,
  resetMailTemplate,
  saveMailTemplate,
} from '@nimble/contracts/mail-templates';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { MailTemplatesService } from './mail-templates.service.ts';

export function mailTemplatesRoutes(app: FastifyInstance, templates: MailTemplatesService): void {
  handle(app, listMailTemplates, async ({ principal }) => ({
    data: await templates.list(principal.companyId),
  }));
  handle(app, saveMailTemplate, async ({ principal, params, body }) => ({
    data: await templates.save(principal, params, body.data),
  }));
  handle(app, resetMailTemplate, async ({ principal, params }) => ({
    data: await templates.reset(principal, params),
  }));
  handle(app, previewMailTemplate, async ({ principal, params, body }) => ({
    data: await templates.preview(principal.companyId, params, body.data),
  }));
}
