import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { vi } from 'vitest';

/** Answers in place of the real server when it returns true. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A real tus server that accepts takes as Nimble does; `fetch` of the page under test is redirected to it. */
export async function startTakeServer() {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-takes-'));
  const path = '/api/uploads/takes';
  const uploads = new Server({
    path,
    datastore: new FileStore({ directory: folder }),
    relativeLocation: true,
    namingFunction: (_request, metadata) => metadata?.['takeId'] ?? '',
  });
  const accepted: string[] = [];
  let fault: Fault = () => false;

  async function accept(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { data } = (await json(request)) as { data: { take: string; sha256: string; fileSize: number } };
    const bytes = await readFile(join(folder, data.take));
    const isSame = bytes.length === data.fileSize && sha256Of(bytes) === data.sha256;
    if (isSame) accepted.push(data.take);
    response.writeHead(isSame ? 200 : 409, { 'content-type': 'application/json' }).end('{"data":null}');
  }

  const server = createServer((request, response) => {
    if (fault(request, response)) return;
    if (request.url === '/api/submission-responses') void accept(request, response);
    else void uploads.handle(withoutQuery(request), response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const realFetch = globalThis.fetch;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    realFetch(`http://127.0.0.1:${address.port}${url}`, request),
  );

  return {
    /** Ids of the takes that became answers. */
    accepted,
    setFault(next: Fault) {
      fault = next;
    },
    bytesOf: (uploadId: string) => readFile(join(folder, uploadId)),
    async stop() {
      // The window stays: a pause before a retry may still end.
      vi.stubGlobal('fetch', realFetch);
      server.closeAllConnections();
      server.close();
      // A slice may still be written.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
export type TakeServer = Awaited<ReturnType<typeof startTakeServer>>;

/** Nimble reads the query of a discarded take itself; tus would take it for a part of the name. */
function withoutQuery(request: IncomingMessage): IncomingMessage {
  request.url = request.url?.replace(/\?.*$/, '') ?? '';
  return request;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
