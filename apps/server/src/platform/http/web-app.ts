import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerUnknownRoute } from './error-answers.ts';

const builtFolder = join(import.meta.dirname, '../../../../web/dist');

/** Headers that every answer carries; no script runs but our own files. */
async function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Components set positions by style attributes; none of them comes from input.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Addresses hold share tokens and verification codes.
    referrerPolicy: { policy: 'no-referrer' },
    hsts: isHttps,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=()');
  });
}

/** Serves the built web app: any path that is neither a file nor the API is a page of it. */
export async function registerWebApp(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  await registerSecurityHeaders(app, publicUrl);
  const isBuilt = existsSync(join(builtFolder, 'index.html'));
  if (isBuilt) {
    await app.register(staticFiles, {
      root: builtFolder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.includes(`${builtFolder}/assets/`);
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|socket\.io|assets)(\/|$|\?)/.test(request.url);
    if (!isPage || !isBuilt) return answerUnknownRoute(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
