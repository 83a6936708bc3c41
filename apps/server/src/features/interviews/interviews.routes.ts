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

export async function interviewsRoutes(parent: FastifyInstance, interviews: InterviewsService): Promise<void> {
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
      limits: { files: 1, fields: 0, parts: 1, fileSize: largestResumeBytes, headerPairs: 20 },
    });
    handle(app, uploadResume, async ({ principal, request }) => {
      const given = await onlyFile(request);
      try {
        return { data: await interviews.attachResume(principal, given) };
      } catch (error) {
        throw isTooLarge(error) ? new RequestError('tooLarge', interviewMessages.resumeTooLarge) : error;
      }
    });
  });
}

async function onlyFile(request: FastifyRequest) {
  if (!request.isMultipart()) throw new RequestError('unsupportedMedia', interviewMessages.resumeMissing);
  const part = await request.file();
  if (part === undefined) throw new RequestError('invalidInput', interviewMessages.resumeMissing);
  // The parser cuts a file that is too large and says so only at its end; an error stops the copy before it is kept.
  part.file.once('limit', () => part.file.destroy(new RequestError('tooLarge', interviewMessages.resumeTooLarge)));
  return { name: part.filename ?? '', source: part.file };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}
