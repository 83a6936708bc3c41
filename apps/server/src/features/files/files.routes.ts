import { readFile, readFileFacts, readLogo } from '@nimble/contracts/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieOf, handle } from '../../platform/http/index.ts';
import { type FileDisposition, sendFile, setFileHeaders } from '../../platform/http/send-file.ts';
import type { FilesService } from './files.service.ts';

export function filesRoutes(app: FastifyInstance, files: FilesService): void {
  handle(app, readFile, async ({ params, query, request, reply }) => {
    const file = await files.open(params.id, signedOf(query, request));
    setFileHeaders(reply, file, dispositionOf(query));
    return sendFile(request, reply, file);
  });
  handle(app, readFileFacts, async ({ params, query, request, reply }) => {
    const file = await files.open(params.id, signedOf(query, request));
    setFileHeaders(reply, file, dispositionOf(query));
    return reply.header('content-length', file.sizeBytes).send();
  });
  handle(app, readLogo, async ({ params, request, reply }) => {
    const file = await files.openLogo(params.id);
    setFileHeaders(reply, file, 'asItIs');
    // Mail programs show it, too. An address always has the same bytes.
    reply.headers({
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendFile(request, reply, file);
  });
}

function signedOf({ expires, signature }: { expires: string; signature: string }, request: FastifyRequest) {
  const cookies = { cookie: cookieOf(request), ownCookie: cookieOf(request, 'candidate') };
  return { expires: Number(expires), signature, ...cookies };
}

function dispositionOf({
  download,
  preview,
}: {
  download?: '1' | undefined;
  preview?: '1' | undefined;
}): FileDisposition {
  if (download === '1') return 'download';
  return preview === '1' ? 'preview' : 'asItIs';
}
