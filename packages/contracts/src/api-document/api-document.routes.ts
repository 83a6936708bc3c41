import * as z from 'zod/mini';
import { route } from '../route.ts';

/** OpenAPI 3.1, made from the same contracts by which the server checks and answers every call. */
export const getApiDocument = route({
  method: 'GET',
  url: '/api/openapi.json',
  schema: {
    summary: 'Get this document as JSON',
    response: { 200: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }) },
  },
  config: { access: 'public' },
});

/** The same as a page to read, without scripts. */
export const showApiDocument = route({
  method: 'GET',
  url: '/api/docs',
  schema: { summary: 'Show this document as a page' },
  config: { access: 'public' },
});
