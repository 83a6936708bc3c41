import type { FastifyInstance } from 'fastify';

/** Fastify refuses an empty body of JSON, but many clients name JSON as the content of every call, also of a DELETE. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, null) : parse(request, body, done),
  );
}
