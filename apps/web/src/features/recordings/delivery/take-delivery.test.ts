import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appendRandom, someTake } from '../../../testing/kept-take.ts';
import { startTakeServer, type TakeServer } from '../../../testing/take-server.ts';
import { sliceStore } from '../store/slice-store.ts';
import { createTakeDelivery } from './take-delivery.ts';

let server: TakeServer;
beforeEach(async () => {
  server = await startTakeServer();
});
afterEach(() => server.stop());

async function recordedTake() {
  const take = someTake({ state: 'recorded' });
  await sliceStore.begin(take);
  const bytes = Buffer.concat([
    await appendRandom(take.takeId, 300_000),
    await appendRandom(take.takeId, 70_001),
  ]);
  return { take, bytes };
}

test('deletes a take only when the server has accepted exactly its bytes', async () => {
  const { take, bytes } = await recordedTake();
  const delivery = createTakeDelivery('candidate');
  server.setFault((request) => {
    if (request.url?.endsWith('submission-responses')) void sliceStore.find(take.takeId).then(keep);
    return false;
  });
  let keptWhileAccepting: unknown;
  const keep = (found: unknown) => {
    keptWhileAccepting = found;
  };
  await delivery.deliver(take.takeId);
  expect(keptWhileAccepting).toMatchObject({ state: 'chosen', size: bytes.length });
  expect(server.accepted).toEqual([take.uploadId]);
  expect((await server.bytesOf(take.uploadId)).equals(bytes)).toBe(true);
  expect(await sliceStore.find(take.takeId)).toBeUndefined();
});

test('sends a take again under another name when the received bytes differ', async () => {
  const { take, bytes } = await recordedTake();
  let spoiled = false;
  server.setFault((request, response) => {
    if (spoiled || !request.url?.endsWith('submission-responses')) return false;
    spoiled = true;
    response.writeHead(409, { 'content-type': 'application/json' }).end('{}');
    return true;
  });
  await createTakeDelivery('candidate').deliver(take.takeId);
  const [accepted = ''] = server.accepted;
  expect(accepted).not.toBe(take.uploadId);
  expect((await server.bytesOf(accepted)).equals(bytes)).toBe(true);
  await expect(server.bytesOf(take.uploadId)).rejects.toThrow('ENOENT');
});

test('before it sends a take again it makes sure that the first one is deleted: both would count as retakes', async () => {
  const { take, bytes } = await recordedTake();
  const asked: string[] = [];
  server.setFault((request, response) => {
    asked.push(`${request.method}`);
    const isFirst = asked.filter((method) => method === request.method).length === 1;
    if (request.method === 'DELETE' && isFirst) {
      request.socket.destroy();
      return true;
    }
    if (!request.url?.endsWith('submission-responses') || asked.includes('DELETE')) return false;
    response.writeHead(409, { 'content-type': 'application/json' }).end('{}');
    return true;
  });
  await createTakeDelivery('candidate').deliver(take.takeId);
  const [accepted = ''] = server.accepted;
  expect((await server.bytesOf(accepted)).equals(bytes)).toBe(true);
  await expect(server.bytesOf(take.uploadId)).rejects.toThrow('ENOENT');
});

test.each(['submission-responses', 'takes'])(
  'gives up a take of an interview that was submitted on another device: %s',
  async (refused) => {
    const { take } = await recordedTake();
    const asked: string[] = [];
    server.setFault((request, response) => {
      asked.push(`${request.method}`);
      if (!request.url?.includes(refused)) return false;
      const error = { code: 'interview.already_submitted', message: 'Submitted', details: {} };
      response
        .writeHead(409, { 'content-type': 'application/json' })
        .end(request.method === 'HEAD' ? undefined : JSON.stringify({ error }));
      return true;
    });
    await expect(createTakeDelivery('candidate').deliver(take.takeId)).rejects.toMatchObject({ status: 409 });
    expect(asked).not.toContain('DELETE');
    expect(await sliceStore.find(take.takeId)).toBeDefined();
  },
);

test('delivers from a device without room for metadata', async () => {
  const { take, bytes } = await recordedTake();
  const full = vi
    .spyOn(sliceStore, 'change')
    .mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
  let spoiled = false;
  server.setFault((request, response) => {
    if (spoiled || !request.url?.endsWith('submission-responses')) return false;
    spoiled = true;
    response.writeHead(409, { 'content-type': 'application/json' }).end('{}');
    return true;
  });
  await createTakeDelivery('candidate')
    .deliver(take.takeId)
    .finally(() => full.mockRestore());
  const [accepted = ''] = server.accepted;
  expect((await server.bytesOf(accepted)).equals(bytes)).toBe(true);
  expect(await sliceStore.find(take.takeId)).toBeUndefined();
});

test('reports a stall while the server is unavailable, and accepts when it is back', async () => {
  const { take } = await recordedTake();
  let faults = 2;
  server.setFault((request, response) => {
    if (faults === 0 || !request.url?.endsWith('submission-responses')) return false;
    faults -= 1;
    response.writeHead(503).end();
    return true;
  });
  const delivery = createTakeDelivery('candidate');
  const seen: boolean[] = [];
  delivery.subscribe(() => {
    const { isStuck } = delivery.snapshot();
    if (seen.at(-1) !== isStuck) seen.push(isStuck);
    if (isStuck) setImmediate(() => window.dispatchEvent(new Event('online')));
  });
  await delivery.deliver(take.takeId);
  expect(seen).toEqual([false, true, false]);
  expect(server.accepted).toEqual([take.uploadId]);
});

test('keeps a take that the server refuses', async () => {
  const { take } = await recordedTake();
  server.setFault((request, response) => {
    if (!request.url?.endsWith('submission-responses')) return false;
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    return true;
  });
  await expect(createTakeDelivery('candidate').deliver(take.takeId)).rejects.toMatchObject({ status: 404 });
  expect(await sliceStore.find(take.takeId)).toMatchObject({ state: 'chosen' });
});

test('a retake is deleted on both sides', async () => {
  const { take } = await recordedTake();
  const delivery = createTakeDelivery('candidate');
  await delivery.send(take).finish();
  await delivery.discard(take.takeId);
  expect(await sliceStore.find(take.takeId)).toBeUndefined();
  await expect(server.bytesOf(take.uploadId)).rejects.toThrow('ENOENT');
});
