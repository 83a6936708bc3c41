import {
  createLibraryQuestion,
  deleteLibraryQuestion,
  getLibraryQuestion,
  listLibraryQuestions,
  listLibraryTags,
  updateLibraryQuestion,
} from '@nimble/contracts/question-library';
import type { FastifyInstance } from 'fastify';
import { handle, handleCollection, handleItem } from '../../platform/http/index.ts';
import type { QuestionLibraryService } from './question-library.service.ts';

export function questionLibraryRoutes(app: FastifyInstance, library: QuestionLibraryService): void {
  handleCollection(app, listLibraryQuestions, async ({ principal }, request) =>
    library.list(principal.companyId, request),
  );
  handleItem(app, getLibraryQuestion, async ({ principal, params }) => ({
    data: await library.one(principal.companyId, params.id),
  }));
  handle(app, listLibraryTags, async ({ principal }) => ({ data: await library.tags(principal.companyId) }));
  handle(app, createLibraryQuestion, async ({ principal, body }) => ({
    data: await library.create(principal, body.data),
  }));
  handle(app, updateLibraryQuestion, async ({ principal, params, body }) => ({
    data: await library.change(principal, params.id, body.data),
  }));
  handle(app, deleteLibraryQuestion, async ({ principal, params }) => {
    await library.remove(principal, params.id);
    return { data: { id: params.id } };
  });
}
