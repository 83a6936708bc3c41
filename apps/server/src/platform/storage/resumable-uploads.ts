import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { type ErrorAnswer, errorCatalogue } from '@nimble/contracts';
import { Server } from '@tus/server';
import type { UploadStore } from './upload-store.ts';

/** Answers what it refuses in the product's one shape; tus itself says it in plain text, faults with what they are. */
class TusServer extends Server {
  override write(
    context: Parameters<Server['write']>[0],
    headers: Headers,
    status: number,
    body?: string,
  ): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('content-type', 'application/json; charset=utf-8');
    return super.write(context, headers, status, JSON.stringify(errorAnswer(status, body)));
  }
}

/** The protocol has statuses of its own (412), which keep their number under the name of what is invalid. */
function errorAnswer(status: number, text = ''): ErrorAnswer {
  const { invalidInput, internal } = errorCatalogue;
  const entry = Object.values(errorCatalogue).find((one) => one.status === status);
  const { name, message } = entry ?? (status < 500 ? invalidInput : internal);
  const said = status < 500 ? text.trim() || message : message;
  return { data: null, error: { status, name, message: said, details: {} } };
}

/**
 * Receives uploads in pieces by the tus protocol, so that a broken line or a restarted server goes on where it
 * stopped. Who may send what is decided before a request gets here.
 */
export function createResumableUploads(options: {
  /** Where the bytes are kept until they are whole. */
  store: UploadStore;
  /** URL of the collection of uploads; an upload's own URL is this and its id. */
  path: string;
  /** The most bytes an upload may have. */
  largestBytes: (uploadId: string) => Promise<number>;
}) {
  const store = options.store.tus;
  const server = new TusServer({
    path: options.path,
    datastore: store,
    relativeLocation: true,
    // No other site sends takes.
    allowedOrigins: () => false,
    maxSize: (_request, uploadId) => (uploadId === null ? 0 : options.largestBytes(uploadId)),
  });
  const url = (uploadId: string) => `${options.path}/${uploadId}`;
  return {
    /** Answers HEAD and PATCH of this one upload, whatever else the request's own address says. */
    handle(request: IncomingMessage, response: ServerResponse, uploadId: string): Promise<void> {
      // tus looks for the id behind the last slash, and would find another one in a query.
      request.url = url(uploadId);
      return server.handle(request, response);
    },
    begin: options.store.begin,
    /** Adds bytes that are here already at the end of an upload that nobody else writes. @returns how many it has. */
    async append(uploadId: string, bytes: Readable): Promise<number> {
      return store.write(bytes, uploadId, (await store.getUpload(uploadId)).offset);
    },
    complete: options.store.complete,
    url,
  };
}
export type ResumableUploads = ReturnType<typeof createResumableUploads>;
