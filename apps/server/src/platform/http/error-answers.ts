import {
  askedTooMuch,
  type ErrorAnswer,
  type ErrorCode,
  errorCatalogue,
  type FieldError,
} from '@nimble/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isTooLong } from '../database/index.ts';
import { CodedError, isOutOfRoom, RequestError, StoreAwayError, TooManyError } from '../errors.ts';

/** Fastify's own refusals and the catalogue's code for each; what is not listed keeps its 4xx status as invalid input. */
const codeByStatus = new Map<number, ErrorCode>(
  Object.entries(errorCatalogue).map(([code, entry]) => [entry.status, code as ErrorCode]),
);

/** Answers what is refused before there is a route: an address that cannot be decoded, or is too long. */
export function answerBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, new RequestError('invalidInput'));
}

/** Gives every refused or failed request the one error shape; details of a fault stay in the log. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toRequestError(error, request);
    const { code } = problem;
    const isFault = ['internal', 'noRoom'].includes(code) || problem instanceof StoreAwayError;
    if (isFault || isTooLong(error)) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, problem);
  });
}

export function sendProblem(reply: FastifyReply, problem: RequestError): FastifyReply {
  const { status } = errorCatalogue[problem.code];
  if (problem instanceof TooManyError || problem instanceof StoreAwayError)
    reply.header('retry-after', problem.retryAfterSeconds);
  // What was to be sent may have been something to keep.
  if (status >= 500) reply.header('cache-control', 'no-store');
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorAnswer(problem)));
}

/** 404 for an unknown API path. */
export function answerUnknownRoute(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, new RequestError('notFound'));
}

function errorAnswer(problem: RequestError): ErrorAnswer {
  const { status, name } = errorCatalogue[problem.code];
  const errors = [...problem.fieldErrors];
  return {
    data: null,
    error: {
      ...{ status, name, message: problem.message },
      ...(problem instanceof CodedError && { code: problem.answerCode }),
      details: {
        ...(errors.length > 0 && { errors }),
        ...(problem instanceof CodedError && problem.details),
      },
    },
  };
}

function toRequestError(error: FastifyError, { method }: FastifyRequest): RequestError {
  if (error instanceof RequestError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors: FieldError[] = error.validation.slice(0, 50).map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? errorCatalogue.invalidInput.message,
    }));
    return new RequestError('invalidInput', errors[0]?.message, errors);
  }
  // A question can be put in another way; what was to be done can only be tried again.
  if (isTooLong(error))
    return method === 'GET'
      ? new RequestError('unprocessable', askedTooMuch)
      : new RequestError('unavailable');
  if (isOutOfRoom(error)) return new RequestError('noRoom');
  const status = error.statusCode ?? 500;
  if (status >= 500 && status !== 503) return new RequestError('internal');
  const code = codeByStatus.get(status) ?? 'invalidInput';
  const ownMessage = code === 'invalidInput' || code === 'unsupportedMedia' || code === 'tooLarge';
  return new RequestError(
    code,
    ownMessage && !error.code?.startsWith('FST_ERR_CTP') ? error.message : undefined,
  );
}
