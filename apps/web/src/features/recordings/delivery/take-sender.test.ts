import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appendRandom, someTake } from '../../../testing/kept-take.ts';
import { startTakeServer, type TakeServer } from '../../../testing/take-server.ts';
import { sliceStore } from '../store/slice-store.ts';
import { sendTake } from './take-sender.ts';
import { discardOnServer, TakeRefusedError } from './take-upload.ts';

let server: TakeServer;
beforeEach(async () => {
  server = await startTakeServer();
});
afterEach(() => server.stop());

/** Sends a new take; delays end at once, as when a connection is back. */
async function sending() {
  const take = someTake();
  await sliceStore.begin(take);
  const troubles: boolean[] = [];
  const sender = sendTake({
    take,
    token: 'candidate',
    onProgress: () => undefined,
    onPiece: () => undefined,
    onTrouble(isInTrouble) {
      troubles.push(isInTrouble);
      if (isInTrouble) setImmediate(() => window.dispatchEvent(new Event('online')));
    },
  });
  return { take, sender, troubles };
}

test('sends slices while they are recorded, to the last byte', async () => {
  const { take, sender } = await sending();
  const parts: Buffer[] = [];
  for (const size of [10, 200_000, 1, 700_000]) {
    parts.push(await appendRandom(take.takeId, size));
    sender.wake();
  }
  await sender.finish();
  expect((await server.bytesOf(take.uploadId)).equals(Buffer.concat(parts))).toBe(true);
});

test('does not ask for an upload that cannot exist', async () => {
  const methods: (string | undefined)[] = [];
  server.setFault(({ method }) => {
    methods.push(method);
    return false;
  });
  const { take, sender } = await sending();
  await appendRandom(take.takeId, 10);
  await sender.finish();
  expect(methods).toEqual(['POST', 'PATCH']);
});

test('resumes at the server’s offset when connections break in the middle of a piece', async () => {
  let breaks = 3;
  server.setFault((request) => {
    if (request.method !== 'PATCH' || breaks === 0) return false;
    breaks -= 1;
    // The server keeps the bytes received until then.
    request.on('data', () => request.socket.destroy());
    return false;
  });
  const { take, sender, troubles } = await sending();
  const bytes = await appendRandom(take.takeId, 3_000_000);
  await sender.finish();
  expect(breaks).toBe(0);
  expect(troubles).toContain(true);
  expect(troubles.at(-1)).toBe(false);
  expect((await server.bytesOf(take.uploadId)).equals(bytes)).toBe(true);
});

test('waits for a restarting server', async () => {
  let refusals = 4;
  server.setFault((_request, response) => {
    if (refusals === 0) return false;
    refusals -= 1;
    response.writeHead(503).end();
    return true;
  });
  const { take, sender } = await sending();
  const bytes = await appendRandom(take.takeId, 1000);
  await sender.finish();
  expect((await server.bytesOf(take.uploadId)).equals(bytes)).toBe(true);
});

test.each([408, 423, 425, 429])('goes on after an answer that may pass (%i)', async (status) => {
  let refusals = 2;
  server.setFault((request, response) => {
    if (request.method !== 'PATCH' || refusals === 0) return false;
    refusals -= 1;
    response.writeHead(status).end();
    return true;
  });
  const { take, sender } = await sending();
  const bytes = await appendRandom(take.takeId, 1000);
  await sender.finish();
  expect((await server.bytesOf(take.uploadId)).equals(bytes)).toBe(true);
});

test('a connection that neither breaks nor answers is given up after a minute', async () => {
  const { timeout } = AbortSignal;
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  let isSilent = true;
  server.setFault(({ method }) => {
    const isUnanswered = isSilent && method === 'PATCH';
    if (isUnanswered) isSilent = false;
    return isUnanswered;
  });
  const { take, sender } = await sending();
  const bytes = await appendRandom(take.takeId, 1000);
  await sender.finish().finally(() => patience.mockRestore());
  expect(patience.mock.calls.every(([milliseconds]) => milliseconds === 60_000)).toBe(true);
  expect((await server.bytesOf(take.uploadId)).equals(bytes)).toBe(true);
});

test('a captive portal’s page does not count as progress', async () => {
  let pages = 3;
  server.setFault((_request, response) => {
    if (pages === 0) return false;
    pages -= 1;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our hotel</h1>');
    return true;
  });
  const { take, sender } = await sending();
  const bytes = await appendRandom(take.takeId, 1000);
  await sender.finish();
  expect((await server.bytesOf(take.uploadId)).equals(bytes)).toBe(true);
});

test('gives up only when the server refuses for good', async () => {
  server.setFault((request, response) => {
    if (request.method !== 'PATCH') return false;
    response.writeHead(413).end();
    return true;
  });
  const { take, sender } = await sending();
  await appendRandom(take.takeId, 1000);
  await expect(sender.finish()).rejects.toEqual(new TakeRefusedError(413));
});

test('stops on request, and a discarded take is deleted from the server', async () => {
  const { take, sender } = await sending();
  await appendRandom(take.takeId, 1000);
  await sender.finish();
  await discardOnServer(take.uploadId, 'candidate', { isUnusable: false });
  await expect(server.bytesOf(take.uploadId)).rejects.toThrow('ENOENT');
  const other = await sending();
  other.sender.stop();
  await expect(other.sender.finish()).rejects.toThrow('aborted');
});
