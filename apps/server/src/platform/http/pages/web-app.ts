import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { isPageAddress } from '@nimble/contracts/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknownRoute } from '../error-answers.ts';
import { answerOtherMethod, type MethodsAt } from '../methods/other-methods.ts';

const builtFolder = join(import.meta.dirname, '../../../../../web/dist');

/** Answers with the web app, which shows the page of the address. */
export function sendWebPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isBuilt = 'sendFile' in reply;
  if (!isBuilt) return answerUnknownRoute(request, reply);
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}

// The build stores compressed copies beside the files; they have no addresses of their own.
const files = { preCompressed: true, index: false, cacheControl: false } as const;

async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    ...files,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    setHeaders: (response) => response.header('cache-control', 'no-cache'),
  });
  // Found when they are requested: a build under a running server changes their names, and `index.html` with them.
  await app.register(staticFiles, {
    ...files,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (path) => !/\.(br|gz)$/.test(path),
    setHeaders: (response) => response.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}

/**
 * Serves the built web app for any path that is neither a file nor the API. For an unknown page the status says so to
 * programs, while the app redirects people to a known one.
 */
export async function registerWebApp(
  app: FastifyInstance,
  methodsAt: MethodsAt,
  folder = builtFolder,
): Promise<void> {
  if (existsSync(join(folder, 'index.html'))) {
    await registerFiles(app, folder);
  }
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url);
    if (methods.length > 0) return answerOtherMethod(reply, methods);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !/^\/(api|socket\.io|assets)(\/|$|\?)/i.test(request.url);
    if (!isPage) return answerUnknownRoute(request, reply);
    const [path = ''] = request.url.split('?');
    return sendWebPage(request, isPageAddress(path) ? reply : reply.status(404));
  });
}
