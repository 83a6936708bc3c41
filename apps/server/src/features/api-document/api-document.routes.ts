import { getApiDocument, showApiDocument } from '@nimble/contracts/api-document';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import { createApiDocument } from './api-document.ts';
import { renderPage } from './page/page.ts';

/** The document of the API and its page; both are built once, on first request. */
export function apiDocumentRoutes(app: FastifyInstance, publicUrl: string): void {
  const document = once(() => createApiDocument(publicUrl));
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
