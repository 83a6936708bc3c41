import { getApiDocument, showApiDocument } from '@nimble/contracts/api-document';
import type { FastifyInstance } from 'fastify';
import { type Asked, handle } from '../../platform/http/index.ts';
import { createApiDocument } from './api-document.ts';
import { renderPage } from './page.ts';

/** By method and address, as `GET /api/jobs`. */
export type AskedQueries = Map<string, Asked>;

/** Notes what each route registered from now on lets be asked. */
export function collectAskedQueries(app: FastifyInstance): AskedQueries {
  const asked: AskedQueries = new Map();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.collection || config?.item) asked.set(`${String(method)} ${url}`, config);
  });
  return asked;
}

/** The document of the API and its page; both are made once, when somebody first asks. */
export function apiDocumentRoutes(app: FastifyInstance, asked: AskedQueries, publicUrl: string): void {
  const document = once(() => createApiDocument(asked, publicUrl));
  const page = once(() => renderPage(document()));
  handle(app, getApiDocument, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return document();
  });
  handle(app, showApiDocument, async ({ reply }) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page()),
  );
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
