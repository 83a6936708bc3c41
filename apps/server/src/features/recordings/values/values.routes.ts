import { acceptAnswer, saveDraft, startAnswer } from '@nimble/contracts/answers';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { InterviewsService } from '../../interviews/index.ts';
import type { ValuesService } from './values.service.ts';

type Services = { values: ValuesService; interviews: InterviewsService };

export function valuesRoutes(app: FastifyInstance, { values, interviews }: Services): void {
  handle(app, startAnswer, async ({ principal, params, body }) => ({
    data: await values.start(principal, params.questionId, body.data),
  }));
  handle(app, saveDraft, async ({ principal, params, body }) => ({
    data: await values.save(principal, params.questionId, body.data),
  }));
  handle(app, acceptAnswer, async ({ principal, params, body }) => {
    await values.use(principal, params.questionId, body.data);
    return { data: await interviews.state(principal) };
  });
}
