import {
  createQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
  updateQuestion,
} from '@nimble/contracts/jobs';
import type { FastifyInstance } from 'fastify';
import { handle, handleCollection, handleItem } from '../../../platform/http/index.ts';
import { type MediaServices, questionMediaRoutes } from '../media/question-media.routes.ts';
import type { QuestionsService } from './questions.service.ts';

type Services = { questions: QuestionsService } & MediaServices;

export async function questionsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { questions } = services;
  await questionMediaRoutes(app, services);
  handleCollection(app, listQuestions, async ({ principal }, request) =>
    questions.list(principal.companyId, request),
  );
  handleItem(app, getQuestion, async ({ principal, params }, request) => ({
    data: await questions.one(principal.companyId, params.id, request),
  }));
  handle(app, createQuestion, async ({ principal, body }) => ({
    data: await questions.create(principal, body.data),
  }));
  handle(app, updateQuestion, async ({ principal, params, body }) => ({
    data: await questions.change(principal, params.id, body.data),
  }));
  handle(app, deleteQuestion, async ({ principal, params }) => {
    await questions.remove(principal, params.id);
    return { data: { id: params.id } };
  });
}
