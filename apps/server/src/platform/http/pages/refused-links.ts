import type { FastifyError, FastifyInstance } from 'fastify';
import { RequestError } from '../../errors.ts';

/**
 * For the link of an email to a call: if the link is cut off or altered, a browser shows this page, which says so.
 * Programs get the answer of every call.
 */
export function showRefusedLink(app: FastifyInstance, page: string): void {
  app.setErrorHandler((error: FastifyError, { headers }, reply) => {
    const isRefused =
      error instanceof RequestError ? error.kind === 'forbidden' : error.validation !== undefined;
    if (!isRefused || !headers.accept?.includes('text/html')) throw error;
    return reply.header('cache-control', 'no-store').redirect(page);
  });
}
