import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { defaultView, savedView, viewInput } from './views.schemas.ts';

const access = { resource: 'submission', action: 'view' } as const;
const oneView = { 200: z.object({ data: savedView }) };

/** The caller's own views and the shared ones, by name; without those of jobs that the caller does not see. */
export const listViews = route({
  method: 'GET',
  url: '/api/views',
  schema: { summary: 'List saved views', response: { 200: z.object({ data: z.array(savedView) }) } },
  config: { access },
});

export const getView = route({
  method: 'GET',
  url: '/api/views/:id',
  schema: { summary: 'Get a saved view', params: idParameters, response: oneView },
  config: { access, refuses: ['view.not_found'] },
});

/** A person can have 50 private views and a company 100 shared ones. */
export const createView = route({
  method: 'POST',
  url: '/api/views',
  schema: { summary: 'Save a view', body: z.object({ data: viewInput }), response: oneView },
  config: {
    access,
    refuses: ['view.too_many', 'view.too_many_shared', 'job.not_found', 'stage.not_found', 'tag.not_found'],
  },
});

/** Replaces all of it. Its owner may, and of a shared view those who may change the company. */
export const updateView = route({
  method: 'PUT',
  url: '/api/views/:id',
  schema: {
    summary: 'Change a saved view',
    params: idParameters,
    body: z.object({ data: viewInput }),
    response: oneView,
  },
  config: {
    access,
    refuses: [
      'view.not_found',
      'view.not_yours',
      'view.owner_only',
      'view.too_many',
      'view.too_many_shared',
      'job.not_found',
      'stage.not_found',
      'tag.not_found',
    ],
  },
});

/** Its owner may, and of a shared view those who may change the company. */
export const deleteView = route({
  method: 'DELETE',
  url: '/api/views/:id',
  schema: {
    summary: 'Delete a saved view',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { access, refuses: ['view.not_found', 'view.not_yours'] },
});

/** A view of one's own or a shared one. */
export const setDefaultView = route({
  method: 'PUT',
  url: '/api/default-view',
  schema: {
    summary: 'Choose the view that one’s list opens with',
    body: z.object({ data: defaultView }),
    response: { 200: z.object({ data: defaultView }) },
  },
  config: { access, refuses: ['view.not_found'] },
});
