import { textOf } from '@nimble/contracts';
import {
  createExport,
  deleteExport,
  exportMessages,
  listExports,
  readExport,
} from '@nimble/contracts/exports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieOf, handle } from '../../platform/http/index.ts';
import { sendFileUnkept } from '../../platform/http/send-file.ts';
import type { ExportsService } from './exports.service.ts';

/**
 * A page that starts a download first requests the first byte alone, to see a refusal. With `If-Range` the answer may
 * be the whole file.
 */
function isProbe({ headers }: FastifyRequest): boolean {
  return headers.range === 'bytes=0-0' && headers['if-range'] === undefined;
}

export function exportsRoutes(app: FastifyInstance, exports: ExportsService): void {
  handle(app, listExports, async ({ principal }) => ({ data: await exports.list(principal) }));
  handle(app, createExport, async ({ principal, body }) => ({
    data: await exports.create(principal, body.data),
  }));
  handle(app, deleteExport, async ({ principal, params }) => {
    await exports.remove(principal, params.id);
    return { message: textOf(exportMessages.deleted) };
  });
  handle(app, readExport, async ({ params, query, request, reply }) => {
    const file = await exports.open(params.id, {
      expires: Number(query.expires),
      signature: query.signature,
      cookie: cookieOf(request),
      isRecorded: !isProbe(request),
      address: request.ip,
    });
    return sendFileUnkept(request, reply, file);
  });
}
