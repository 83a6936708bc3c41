import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256Of } from './model-archives.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A local server that handles each request by the next given behavior; the last one repeats. */
export async function startModelServer(...first: Handler[]) {
  let handlers = first;
  const asked: { url: string; range: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const handler = handlers[Math.min(asked.length, handlers.length - 1)];
    asked.push({ url: request.url ?? '', range: request.headers.range });
    handler?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Resets the behaviors and the recorded requests. */
    serve(...next: Handler[]) {
      handlers = next;
      asked.length = 0;
    },
    /** Closes every connection. */
    breakOff: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves these bytes, with ranges; after `most` bytes of an answer it stalls. */
export function giving(bytes: Uint8Array, { ranges = true, most = Number.POSITIVE_INFINITY } = {}): Handler {
  const etag = `"${sha256Of(bytes).slice(0, 16)}"`;
  return (request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const isRest = ranges && from > 0 && request.headers['if-range'] === etag;
    const sent = isRest ? bytes.subarray(from) : bytes;
    const rest = { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` };
    response.writeHead(isRest ? 206 : 200, {
      'content-length': sent.length,
      ...(ranges && { etag }),
      ...(isRest && rest),
    });
    if (sent.length <= most) response.end(sent);
    else response.write(sent.subarray(0, most));
  };
}

export const answering =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    void response.writeHead(status, headers).end();
