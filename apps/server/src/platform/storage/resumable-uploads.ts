import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { type ErrorAnswer, errorCatalogue } from '@nimble/contracts';
import { refusalCatalogue } from '@nimble/contracts/all-refusals';
import type { Language } from '@nimble/contracts/languages';
import { Server } from '@tus/server';
import { isDatabaseAway } from '../database/index.ts';
import { codeByStatus, isOutOfRoom, StoreAwayError, storeAwayWait } from '../errors.ts';
import { languageOfCall, refusalText } from '../texts/index.ts';
import type { UploadStore } from './upload-store.ts';

/** Answers refusals in the product's one shape; tus itself uses plain text, with internals of faults. */
class TusServer extends Server {
  override write(
    context: Parameters<Server['write']>[0],
    headers: Headers,
    status: number,
    body?: string,
  ): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, body);
    const language = languageOfCall();
    headers.set('content-type', 'application/json; charset=utf-8');
    headers.set('content-language', language);
    headers.set('vary', 'Accept-Language');
    if (status === errorCatalogue.unavailable.status) headers.set('retry-after', `${storeAwayWait}`);
    return super.write(context, headers, status, JSON.stringify(errorAnswer(status, language, body)));
  }
}

/**
 * How tus reports temporary failures: the sender waits and loses nothing. undefined for errors that tus answers itself.
 */
function refusalOf(error: unknown): { status_code: number; body: string } | undefined {
  if (error instanceof StoreAwayError || isDatabaseAway(error)) {
    const code = error instanceof StoreAwayError ? error.code : 'server.unavailable';
    return { status_code: errorCatalogue.unavailable.status, body: refusalText(languageOfCall(), code) };
  }
  return isOutOfRoom(error) ? { status_code: errorCatalogue.noRoom.status, body: '' } : undefined;
}

function isFault(error: unknown): boolean {
  return !(typeof error === 'object' && error !== null && 'status_code' in error);
}

/**
 * The protocol has statuses of its own (412), which keep their number under the name of invalid input. `said` is tus's
 * own text, in English, or that of a temporary failure.
 */
function errorAnswer(status: number, language: Language, said = ''): ErrorAnswer {
  const code = codeByStatus.get(status) ?? (status < 500 ? 'request.invalid' : 'server.failed');
  const { kind } = refusalCatalogue[code];
  const { name } = errorCatalogue[kind];
  const isReadable = kind === 'unavailable' || (status < 500 && language === 'en');
  const message = (isReadable && said.trim()) || refusalText(language, code);
  return { data: null, error: { status, name, message, code, details: {} } };
}

/**
 * Receives uploads in pieces by the tus protocol, so that they resume after a broken connection or a restarted server.
 * Access is checked before a request gets here.
 */
export function createResumableUploads(options: {
  /** Where the bytes are stored until they are complete. */
  store: UploadStore;
  /** URL of the collection of uploads; an upload's own URL is this and its id. */
  path: string;
}) {
  const store = options.store.tus;
  /** Reports internal faults, which tus tells only the caller. */
  const ownCall = new AsyncLocalStorage<{ largestBytes: number; fault?: unknown }>();
  const server = new TusServer({
    path: options.path,
    datastore: store,
    relativeLocation: true,
    // No other site sends takes.
    allowedOrigins: () => false,
    onResponseError(_request, error) {
      const call = ownCall.getStore();
      if (call !== undefined && isFault(error)) call.fault = error;
      return refusalOf(error);
    },
    maxSize: () => ownCall.getStore()?.largestBytes ?? 0,
  });
  const url = (uploadId: string) => `${options.path}/${uploadId}`;
  return {
    /**
     * Answers HEAD and PATCH of this one upload, whatever else the request's own address says, of at most
     * `largestBytes`.
     * @returns the fault that it has answered with, if there was one.
     */
    async handle(
      request: IncomingMessage,
      response: ServerResponse,
      { id, largestBytes }: { id: string; largestBytes: number },
    ): Promise<unknown> {
      // tus takes the id from behind the last slash, which a query could replace.
      request.url = url(id);
      const call: { largestBytes: number; fault?: unknown } = { largestBytes };
      await ownCall.run(call, () => server.handle(request, response));
      return call.fault;
    },
    begin: options.store.begin,
    /** Appends local bytes to an upload without other writers. @returns its length. */
    async append(uploadId: string, bytes: Readable): Promise<number> {
      return store.write(bytes, uploadId, (await store.getUpload(uploadId)).offset);
    },
    /** Bytes that have arrived; 0 for an unknown upload. */
    arrived: (uploadId: string) =>
      store.getUpload(uploadId).then(
        ({ offset }) => offset,
        () => 0,
      ),
    read: options.store.read,
    complete: options.store.complete,
    url,
  };
}
export type ResumableUploads = ReturnType<typeof createResumableUploads>;
