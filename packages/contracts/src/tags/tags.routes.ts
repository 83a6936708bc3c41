import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { tag, tagInput, tagOfSubmission, usedTag } from './tags.schemas.ts';

const view = { resource: 'submission', action: 'view' } as const;
const tagCandidates = { resource: 'submission', action: 'update' } as const;
const settings = { resource: 'company', action: 'update' } as const;
const tagsOfSubmission = { 200: z.object({ data: z.array(tag) }) };

/** Lists tags by name. */
export const listTags = route({
  method: 'GET',
  url: '/api/tags',
  schema: { summary: 'List the company’s tags', response: { 200: z.object({ data: z.array(tag) }) } },
  config: { access: view },
});

export const getTag = route({
  method: 'GET',
  url: '/api/tags/:id',
  schema: {
    summary: 'Get a tag and the number of its candidates',
    params: idParameters,
    response: { 200: z.object({ data: usedTag }) },
  },
  config: { access: view, refuses: ['tag.not_found'] },
});

/** A company can have 200. */
export const createTag = route({
  method: 'POST',
  url: '/api/tags',
  schema: {
    summary: 'Create a tag',
    body: z.object({ data: tagInput }),
    response: { 200: z.object({ data: tag }) },
  },
  config: { access: settings, refuses: ['tag.name_taken', 'tag.too_many'] },
});

/** Changes it on all its candidates. */
export const updateTag = route({
  method: 'PUT',
  url: '/api/tags/:id',
  schema: {
    summary: 'Rename a tag or change its color',
    params: idParameters,
    body: z.object({ data: tagInput }),
    response: { 200: z.object({ data: tag }) },
  },
  config: { access: settings, refuses: ['tag.name_taken', 'tag.not_found'] },
});

/** Also removes it from all candidates; cannot be undone. */
export const deleteTag = route({
  method: 'DELETE',
  url: '/api/tags/:id',
  schema: {
    summary: 'Delete a tag',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { access: settings, refuses: ['tag.not_found'] },
});

/** A submission can have 20 tags. Answers its tags; one that it has already changes nothing. */
export const addTag = route({
  method: 'PUT',
  url: '/api/submissions/:id/tags/:tagId',
  schema: { summary: 'Add a tag to a submission', params: tagOfSubmission, response: tagsOfSubmission },
  config: {
    access: tagCandidates,
    refuses: ['submission.not_found', 'tag.not_found', 'tag.too_many_on_candidate'],
  },
});

/** Answers the tags that it keeps. */
export const removeTag = route({
  method: 'DELETE',
  url: '/api/submissions/:id/tags/:tagId',
  schema: { summary: 'Remove a tag from a submission', params: tagOfSubmission, response: tagsOfSubmission },
  config: { access: tagCandidates, refuses: ['submission.not_found', 'tag.not_found'] },
});
