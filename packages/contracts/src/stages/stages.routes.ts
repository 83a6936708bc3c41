import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { newStage, stage, stageName, stagePlace, usedStage } from './stages.schemas.ts';

const view = { resource: 'submission', action: 'view' } as const;
const settings = { resource: 'company', action: 'update' } as const;
const one = { 200: z.object({ data: stage }) };
const all = { 200: z.object({ data: z.array(stage) }) };

/** In their order, by status and position; without the built-in stages. */
export const listStages = route({
  method: 'GET',
  url: '/api/stages',
  schema: { summary: 'List the company’s stages', response: all },
  config: { access: view },
});

export const getStage = route({
  method: 'GET',
  url: '/api/stages/:id',
  schema: {
    summary: 'Get a stage and the number of its candidates',
    params: idParameters,
    response: { 200: z.object({ data: usedStage }) },
  },
  config: { access: view, refuses: ['stage.not_found'] },
});

/** The last one of its status. A company can have 20. */
export const createStage = route({
  method: 'POST',
  url: '/api/stages',
  schema: { summary: 'Create a stage', body: z.object({ data: newStage }), response: one },
  config: { access: settings, refuses: ['stage.name_taken', 'stage.too_many'] },
});

export const renameStage = route({
  method: 'PUT',
  url: '/api/stages/:id',
  schema: {
    summary: 'Rename a stage',
    params: idParameters,
    body: z.object({ data: stageName }),
    response: one,
  },
  config: { access: settings, refuses: ['stage.name_taken', 'stage.not_found'] },
});

/** A place after the last stage means the last place. Responds with all stages in their order. */
export const placeStage = route({
  method: 'PUT',
  url: '/api/stages/:id/position',
  schema: {
    summary: 'Move a stage among those of its status',
    params: idParameters,
    body: z.object({ data: stagePlace }),
    response: all,
  },
  config: { access: settings, refuses: ['stage.not_found'] },
});

/** Its candidates keep their status and are in its built-in stage afterwards; cannot be undone. */
export const deleteStage = route({
  method: 'DELETE',
  url: '/api/stages/:id',
  schema: {
    summary: 'Delete a stage',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { access: settings, refuses: ['stage.not_found'] },
});
