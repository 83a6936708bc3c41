import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256Of } from './model-archives.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine that does to each request, in turn, what it is told; the last one goes on for all others. */
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
    /** From now on, with nothing asked yet. */
    serve(...next: Handler[]) {
      handlers = next;
      asked.length = 0;
    },
    /** Breaks every line off. */
    breakOff: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Gives out these bytes, and the rest of them to who has a part; after `most` bytes of an answer it says nothing more. */
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
