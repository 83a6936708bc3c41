import { addTag, createTag, deleteTag, getTag, listTags, removeTag, updateTag } from '@nimble/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { TagsService } from './tags.service.ts';

export function tagsRoutes(app: FastifyInstance, tags: TagsService): void {
  handle(app, listTags, async ({ principal }) => ({ data: await tags.list(principal.companyId) }));
  handle(app, getTag, async ({ principal, params }) => ({
    data: await tags.one(principal.companyId, params.id),
  }));
  handle(app, createTag, async ({ principal, body }) => ({ data: await tags.create(principal, body.data) }));
  handle(app, updateTag, async ({ principal, params, body }) => ({
    data: await tags.change(principal, params.id, body.data),
  }));
  handle(app, deleteTag, async ({ principal, params }) => {
    await tags.remove(principal, params.id);
    return { data: { id: params.id } };
  });
  handle(app, addTag, async ({ principal, params }) => ({ data: await tags.add(principal, params) }));
  handle(app, removeTag, async ({ principal, params }) => ({ data: await tags.take(principal, params) }));
}
