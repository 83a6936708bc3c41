import multipart from '@fastify/multipart';
import {
  createSubmission,
  currentInterview,
  getPublicInterview,
  interviewMessages,
  largestResumeBytes,
  submitInterview,
  uploadResume,
  validateEmail,
} from '@nimble/contracts/interviews';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../platform/errors.ts';
import { handle } from '../../platform/http/index.ts';
import type { InterviewsService } from './interviews.service.ts';

export async function interviewsRoutes(
  parent: FastifyInstance,
  interviews: InterviewsService,
): Promise<void> {
  handle(parent, getPublicInterview, async ({ params }) => ({
    data: await interviews.open(params.jobToken),
    error: null,
  }));
  handle(parent, validateEmail, async ({ body }) => ({
    data: { exists: await interviews.emailExists(body.email, body.jobId) },
  }));
  handle(parent, createSubmission, async ({ body }) => interviews.begin(body.data));
  handle(parent, currentInterview, async ({ principal }) => ({ data: await interviews.state(principal) }));
  handle(parent, submitInterview, async ({ principal }) => ({ data: await interviews.submit(principal) }));

  await parent.register(async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 0, parts: 1, fileSize: largestResumeBytes, headerPairs: 20 },
    });
    handle(app, uploadResume, async ({ principal, request }) => {
      return { data: await interviews.attachResume(principal, await onlyFile(request)) };
    });
  });
}

async function onlyFile(request: FastifyRequest) {
  if (!request.isMultipart()) throw new RequestError('unsupportedMedia', interviewMessages.resumeMissing);
  const part = await request.file();
  if (part === undefined) throw new RequestError('invalidInput', interviewMessages.resumeMissing);
  return { name: part.filename ?? '', source: part.file, isCut: () => part.file.truncated };
}
