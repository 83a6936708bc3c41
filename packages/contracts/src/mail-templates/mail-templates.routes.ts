import * as z from 'zod/mini';
import { route } from '../route.ts';
import {
  anyMailWords,
  mailTemplate,
  mailTemplateParameters,
  renderedMail,
} from './mail-templates.schemas.ts';

/** Each kind in each language: the company's own, or the default. */
export const listMailTemplates = route({
  method: 'GET',
  url: '/api/mail-templates',
  schema: {
    summary: 'List the templates of emails to candidates',
    response: { 200: z.object({ data: z.array(mailTemplate) }) },
  },
  config: { access: { resource: 'company', action: 'view' } },
});

/**
 * Answers 400 for a field in braces that this kind of email does not have, and for an invitation or a reminder without
 * its link, or with other links.
 */
export const saveMailTemplate = route({
  method: 'PUT',
  url: '/api/mail-templates/:kind/:language',
  schema: {
    summary: 'Save a template of emails to candidates',
    params: mailTemplateParameters,
    body: z.object({ data: anyMailWords }),
    response: { 200: z.object({ data: mailTemplate }) },
  },
  config: { access: { resource: 'company', action: 'update' } },
});

/** Answers the default, which applies from then on. */
export const resetMailTemplate = route({
  method: 'DELETE',
  url: '/api/mail-templates/:kind/:language',
  schema: {
    summary: 'Reset a template to its default',
    params: mailTemplateParameters,
    response: { 200: z.object({ data: mailTemplate }) },
  },
  config: { access: { resource: 'company', action: 'update' } },
});

/** The mail as an example candidate would get it; 400 as for saving. Nothing is stored or sent. */
export const previewMailTemplate = route({
  method: 'POST',
  url: '/api/mail-templates/:kind/:language/preview',
  schema: {
    summary: 'Preview a template of emails to candidates',
    params: mailTemplateParameters,
    body: z.object({ data: anyMailWords }),
    response: { 200: z.object({ data: renderedMail }) },
  },
  config: { access: { resource: 'company', action: 'view' }, whileSuspended: 'allowed' },
});
