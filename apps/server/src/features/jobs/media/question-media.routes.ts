import {
  changeQuestionMedia,
  currentInterviewMedia,
  getQuestionMedia,
  getSubmissionMedia,
  largestMediaBytes,
  retryQuestionMedia,
  uploadQuestionMedia,
} from '@nimble/contracts/question-media';
import type { FastifyInstance } from 'fastify';
import { acceptOneFile, handle, receiveOneFile } from '../../../platform/http/index.ts';
import type { QuestionMediaService } from './question-media.service.ts';
import type { ShownMediaService } from './shown-media.service.ts';

export type MediaServices = { questionMedia: QuestionMediaService; shownMedia: ShownMediaService };

export async function questionMediaRoutes(
  parent: FastifyInstance,
  { questionMedia, shownMedia }: MediaServices,
): Promise<void> {
  handle(parent, getQuestionMedia, async ({ principal, params }) => ({
    data: await questionMedia.one(principal, params.id),
  }));
  handle(parent, changeQuestionMedia, async ({ principal, params, body }) => ({
    data: await questionMedia.change(principal, params.id, body.data),
  }));
  handle(parent, retryQuestionMedia, async ({ principal, params }) => ({
    data: await questionMedia.retry(principal, params.id),
  }));
  handle(parent, currentInterviewMedia, async ({ principal }) => ({
    data: await shownMedia.ofInterview(principal),
  }));
  handle(parent, getSubmissionMedia, async ({ principal, params }) => ({
    data: await shownMedia.ofSubmission(principal.companyId, params.id),
  }));
  await parent.register(async (app) => {
    await acceptOneFile(app, largestMediaBytes.video);
    handle(app, uploadQuestionMedia, async ({ principal, request }) => ({
      data: await questionMedia.add(principal, await receiveOneFile(request, 'files', refusals)),
    }));
  });
}

const refusals = {
  notAForm: 'question_media.not_a_form',
  missing: 'question_media.missing',
  tooLarge: 'question_media.too_large',
} as const;
