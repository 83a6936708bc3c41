import { announceFile, deleteFile, finishFile, useFiles } from '@nimble/contracts/answers';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { InterviewsService } from '../../interviews/index.ts';
import type { AnswerFilesService } from './answer-files.service.ts';

type Services = { answerFiles: AnswerFilesService; interviews: InterviewsService };

export function answerFilesRoutes(app: FastifyInstance, { answerFiles, interviews }: Services): void {
  handle(app, announceFile, async ({ principal, params, body }) => ({
    data: await answerFiles.announce(principal, params.questionId, body.data),
  }));
  handle(app, finishFile, async ({ principal, params, body }) => ({
    data: await answerFiles.finish(principal, params.questionId, params.takeId, body.data.sha256),
  }));
  handle(app, deleteFile, async ({ principal, params }) => {
    await answerFiles.remove(principal, params.questionId, params.takeId);
    return { data: { take: params.takeId } };
  });
  handle(app, useFiles, async ({ principal, params, body }) => {
    await answerFiles.use(principal, params.questionId, body.data.takes);
    return { data: await interviews.state(principal) };
  });
}
