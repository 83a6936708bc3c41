import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { employmentTypes } from '../jobs/jobs.schemas.ts';
import { collectionAnswer, collectionQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { templateItem, templatesCollection } from './templates.collection.ts';
import { jobTemplate, newTemplate, templateCategory, templateChanges } from './templates.schemas.ts';

/**
 * The company's own, newest first, then the catalog by id, in `language` or in that of the call. Questions and category
 * are always included.
 */
export const listTemplates = route({
  method: 'GET',
  url: '/api/job-templates',
  collection: templatesCollection,
  schema: {
    summary: 'List job templates',
    querystring: collectionQuery,
    response: { 200: collectionAnswer(jobTemplate) },
  },
  config: { access: { resource: 'job', action: 'view' } },
});

/** With an employment type: only categories with a template of it, from the catalog or the company's own. */
export const listTemplateCategories = route({
  method: 'GET',
  url: '/api/job-template-categories',
  schema: {
    summary: 'List categories of job templates',
    querystring: z.object({ employment_type: z.optional(z.enum(employmentTypes)) }),
    response: { 200: z.object({ data: z.array(templateCategory) }) },
  },
  config: { access: { resource: 'job', action: 'view' } },
});

export const getTemplate = route({
  method: 'GET',
  url: '/api/job-templates/:id',
  item: templateItem,
  schema: {
    summary: 'Get a job template with its questions',
    params: idParameters,
    querystring: collectionQuery,
    response: { 200: z.object({ data: jobTemplate }) },
  },
  config: { access: { resource: 'job', action: 'view' }, refuses: ['template.not_found'] },
});

/** Saves a job as a template of the company; 422 when it has the maximum. */
export const createTemplate = route({
  method: 'POST',
  url: '/api/job-templates',
  schema: {
    summary: 'Save a job as a template',
    body: z.object({ data: newTemplate }),
    response: { 200: z.object({ data: jobTemplate }) },
  },
  config: { access: { resource: 'job', action: 'create' }, refuses: ['job.not_found', 'template.too_many'] },
});

/** A template of the company; those of the catalog answer 404. Omitted fields stay. */
export const updateTemplate = route({
  method: 'PUT',
  url: '/api/job-templates/:id',
  schema: {
    summary: 'Update your own template',
    params: idParameters,
    body: z.object({ data: templateChanges }),
    response: { 200: z.object({ data: jobTemplate }) },
  },
  config: { access: { resource: 'job', action: 'update' }, refuses: ['template.not_found'] },
});

/** A template of the company; those of the catalog answer 404. */
export const deleteTemplate = route({
  method: 'DELETE',
  url: '/api/job-templates/:id',
  schema: {
    summary: 'Delete your own template',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { access: { resource: 'job', action: 'delete' }, refuses: ['template.not_found'] },
});
