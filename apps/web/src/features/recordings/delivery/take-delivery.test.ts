import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appendRandom, someTake } from '../../../testing/kept-take.ts';
import { startTakeServer, type TakeServer } from '../../../testing/take-server.ts';
import { sortLeftBehind } from '../store/kept-takes.ts';
import { type KeptTake, sliceStore } from '../store/slice-store.ts';
import { createTakeDelivery } from './take-delivery.ts';

let server: TakeServer;
beforeEach(async () => {
  server = await startTakeServer();
});
afterEach(() => server.stop());

async function recordedTake(changes: Partial<KeptTake> = {}) {
  const take = someTake({ state: 'recorded', ...changes });
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

test('bytes that differ three times are refused, and the recording stays', async () => {
  const { take } = await recordedTake();
  let refusals = 0;
  server.setFault((request, response) => {
    if (!request.url?.endsWith('submission-responses')) return false;
    refusals += 1;
    response.writeHead(409, { 'content-type': 'application/json' }).end('{}');
    return true;
  });
  await expect(createTakeDelivery('candidate').deliver(take.takeId)).rejects.toMatchObject({ status: 409 });
  expect(refusals).toBe(3);
  expect(await sliceStore.find(take.takeId)).toMatchObject({ state: 'chosen', size: 370_001 });
});

test('damaged bytes cost no retake, also where the server has none of them any more', async () => {
  const { take, bytes } = await recordedTake();
  const deleted: (string | undefined)[] = [];
  server.setFault((request, response) => {
    const isGone = request.method === 'DELETE';
    if (isGone) deleted.push(request.url?.replace(/^.*[?]/, ''));
    const isSpoiled = deleted.length === 0 && request.url?.endsWith('submission-responses');
    if (!isGone && !isSpoiled) return false;
    response.writeHead(isGone ? 404 : 409, { 'content-type': 'application/json' }).end('{}');
    return true;
  });
  await createTakeDelivery('candidate').deliver(take.takeId);
  expect(deleted).toEqual(['unusable=true']);
  expect((await server.bytesOf(server.accepted[0] ?? '')).equals(bytes)).toBe(true);
});

test.each([
  ['costs no retake', { isSilent: true }, '?unusable=true'],
  ['costs one', {}, ''],
])('a recording that was passed over and %s is deleted as such', async (_name, changes, query) => {
  const { take } = await recordedTake();
  const { take: over } = await recordedTake(changes);
  const deleted: (string | undefined)[] = [];
  server.setFault(({ method, url }) => {
    if (method === 'DELETE') deleted.push(url);
    return false;
  });
  await createTakeDelivery('candidate').deliver(take.takeId, { over: () => [over.takeId] });
  await expect.poll(() => deleted).toEqual([`/api/uploads/takes/${over.uploadId}${query}`]);
});

test('a page that crashes while it clears away what was passed over offers none of it', async () => {
  const submissionId = 21;
  const { take } = await recordedTake({ submissionId, startedAt: 1 });
  const { take: over } = await recordedTake({ submissionId, startedAt: 2 });
  const { forget } = sliceStore;
  const crash = vi.spyOn(sliceStore, 'forget').mockRejectedValue(new Error('crashed'));
  crash.mockImplementationOnce(forget);
  const delivering = createTakeDelivery('candidate').deliver(take.takeId, { over: () => [over.takeId] });
  await expect(delivering).rejects.toThrow('crashed');
  crash.mockRestore();
  expect(sortLeftBehind(await sliceStore.ofSubmission(submissionId), true).unjudged).toEqual([]);
});

test('a recording whose length is unknown is delivered', async () => {
  const { take } = await recordedTake();
  await sliceStore.change(take.takeId, { duration: 0 });
  const lengths: number[] = [];
  server.setFault((request) => {
    if (request.url?.endsWith('submission-responses'))
      request.once('data', (body: Buffer) => lengths.push(JSON.parse(body.toString()).data.duration));
    return false;
  });
  await createTakeDelivery('candidate').deliver(take.takeId);
  expect(lengths).toEqual([0.1]);
});

test('a delivery says that the server is full until it has room, or until its take is deleted', async () => {
  const { take } = await recordedTake();
  const delivery = createTakeDelivery('candidate');
  server.setFault((_request, response) => {
    response.writeHead(507).end();
    return true;
  });
  delivery.send(take);
  await expect.poll(delivery.snapshot).toMatchObject({ isStuck: true, isServerFull: true });
  await delivery.discard(take.takeId);
  expect(delivery.snapshot()).toMatchObject({ isStuck: false, isServerFull: false });
});

test('after the interview nothing of it is left on this device, and nothing more is sent', async () => {
  const { take } = await recordedTake({ submissionId: 22 });
  const { take: other } = await recordedTake({ submissionId: 23 });
  const delivery = createTakeDelivery('candidate');
  const sender = delivery.send(take);
  await delivery.end(22);
  await expect(sender.finish()).rejects.toThrow('aborted');
  expect(await sliceStore.ofSubmission(22)).toEqual([]);
  expect(await sliceStore.find(other.takeId)).toBeDefined();
});
