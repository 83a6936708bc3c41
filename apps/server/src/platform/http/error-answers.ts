import type { IncomingMessage } from 'node:http';
import { type ErrorAnswer, errorCatalog, type FieldError } from '@nimble/contracts';
import type { Language } from '@nimble/contracts/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway, isTooLong } from '../database/index.ts';
import { codeByStatus, databaseAway, isOutOfRoom, RequestError } from '../errors.ts';
import { acceptedLanguage, inLanguage } from '../texts/index.ts';

/** Answers requests that are refused before routing: an address that cannot be decoded, or is too long. */
export function answerBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, new RequestError('request.invalid'));
}

/**
 * What is not valid HTTP, has too many headers, or never ends them, does not become a request: its answer is written by
 * hand. Then the connection is closed, whether or not the caller closes its own half.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: IncomingMessage['socket']): void {
  if (!socket.writable) return void socket.destroy();
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const problem = new RequestError(isSlow ? 'request.timeout' : 'request.invalid');
  const body = JSON.stringify(errorAnswer(problem, 'en'));
  const head = [
    `HTTP/1.1 ${isSlow ? '408 Request Timeout' : '400 Bad Request'}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'Content-Language: en',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/**
 * Gives every refused or failed request the one error shape, in the language of the request; details of a fault stay in
 * the log.
 */
export function registerErrorAnswers(app: FastifyInstance): void {
  // Validation makes its texts at once.
  app.addHook('preValidation', ({ headers }, _reply, done) =>
    inLanguage(acceptedLanguage(headers['accept-language']), done),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toRequestError(error, request);
    // A service that is away has its reason as cause.
    const isFault = ['internal', 'noRoom'].includes(problem.kind) || problem.cause !== undefined;
    if (isFault || isTooLong(error) || isDatabaseAway(error))
      request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, problem);
  });
}

export function sendProblem(reply: FastifyReply, problem: RequestError): FastifyReply {
  const { status } = errorCatalog[problem.kind];
  // Not by a decoration of requests: an address that cannot be decoded is refused before requests are decorated.
  const language = acceptedLanguage(reply.request.headers['accept-language']);
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  // The failed answer may have been cacheable.
  if (status >= 500) reply.header('cache-control', 'no-store');
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('content-language', language)
    .header('vary', 'Accept-Language')
    .send(JSON.stringify(errorAnswer(problem, language)));
}

/** 404 for an unknown API path. */
export function answerUnknownRoute(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, new RequestError('request.not_found'));
}

function errorAnswer(problem: RequestError, language: Language): ErrorAnswer {
  const { status, name } = errorCatalog[problem.kind];
  const { code, values } = problem;
  const message = problem.text(language);
  const errors = problem.fieldErrors(language);
  return {
    data: null,
    error: { status, name, message, code, details: { ...values, ...(errors.length > 0 && { errors }) } },
  };
}

const jsonType = 'JSON needs the header Content-Type: application/json.';

/** Fields that are not wrapped in `data` are the first mistake of a new client. */
function lacksData(body: unknown, [first]: readonly FieldError[]): boolean {
  if (first?.path !== 'data' || typeof body !== 'object' || body === null) return false;
  return !('data' in body) || body.data === null;
}

function toRequestError(error: FastifyError, { method, body }: FastifyRequest): RequestError {
  if (error instanceof RequestError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'body' && (body ?? null) === null)
      return new RequestError('request.body_missing');
    const errors: FieldError[] = error.validation.slice(0, 50).map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      code: issue.keyword,
      message: issue.message ?? errorCatalog.invalidInput.message,
    }));
    if (lacksData(body, errors)) return new RequestError('request.data_missing', { errors });
    return new RequestError('request.invalid', { errors, written: errors[0]?.message });
  }
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new RequestError('request.json_unreadable');
  // A query can be changed to be cheaper; a write can only be retried.
  if (isTooLong(error))
    return method === 'GET'
      ? new RequestError('request.asks_too_much')
      : new RequestError('server.unavailable');
  if (isOutOfRoom(error)) return new RequestError('server.no_room');
  if (isDatabaseAway(error)) return databaseAway();
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new RequestError('request.unsupported_media', { because: jsonType });
  const status = error.statusCode ?? 500;
  if (status >= 500 && status !== 503) return new RequestError('server.failed');
  const code = codeByStatus.get(status) ?? 'request.invalid';
  const isOwnMessage = ['request.invalid', 'request.unsupported_media', 'request.too_large'].includes(code);
  return new RequestError(code, {
    because: isOwnMessage && !error.code?.startsWith('FST_ERR_CTP') ? error.message : undefined,
  });
}
