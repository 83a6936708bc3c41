// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { discardTake, listUnusedTakes, readUnusedTake } from '@nimble/contracts/recordings';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { someTake } from '../../../testing/kept-take.ts';
import { createTakeDelivery, sliceStore } from '../../recordings/index.ts';
import { restoreTakes } from '../delivery/restore-takes.ts';
import { useElsewhere } from './use-elsewhere.ts';

const server = contractServer();
afterEach(() => vi.restoreAllMocks());
const sent = (questionId: number, end: string) => ({
  takeId: `00000000-0000-4000-8000-00000000000${end}`,
  questionId,
  mimeType: 'video/webm' as const,
  size: 12,
});

const discarded = () => server.asked(discardTake).map(({ params }) => params['takeId']);

function open(wasRecorded = true) {
  const options = { token: 'token', submissionId: 9, isRestored: true, offer: vi.fn() };
  return renderHook(() => useElsewhere({ ...options, wasRecorded })).result;
}

test('offers the newest recording of each question without one on this device', async () => {
  await sliceStore.begin(someTake({ submissionId: 9, questionId: 2 }));
  const [older, here, newer] = [sent(1, '1'), sent(2, '2'), sent(1, '3')];
  server.answer(listUnusedTakes, { data: [older, here, newer] });
  server.answer(discardTake, new Response(null, { status: 204 }));
  const result = open();
  await waitFor(() => expect([...result.current.elsewhere]).toEqual([[1, newer]]));
  act(() => result.current.giveUpElsewhere(newer));
  expect(result.current.elsewhere.size).toBe(0);
  await waitFor(() => expect(discarded()).toEqual([newer.takeId]));
});

test('what is recorded here while the list is on its way is not offered as that of another device', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const [here, away] = [sent(6, '6'), sent(7, '7')];
  server.answer(listUnusedTakes, async () => {
    await promise;
    return { data: [here, away] };
  });
  const result = open();
  await waitFor(() => expect(server.asked(listUnusedTakes)).not.toEqual([]));
  await sliceStore.begin(someTake({ submissionId: 9, questionId: 6, uploadId: here.takeId }));
  resolve();
  await waitFor(() => expect([...result.current.elsewhere]).toEqual([[7, away]]));
});

test('a recording that could not be read stays on the server, and nothing else takes its place here', async () => {
  const take = sent(8, '8');
  server.answer(listUnusedTakes, { data: [take] });
  server.answer(readUnusedTake, new Response('{"error":{}}', { status: 503 }));
  const result = open();
  await waitFor(() => expect(result.current.elsewhere.size).toBe(1));
  const { signal } = new AbortController();
  await act(() => expect(result.current.bringHere(take, signal)).rejects.toThrow('503'));
  expect([...result.current.elsewhere]).toEqual([[8, take]]);
  expect(await sliceStore.find(take.takeId)).toBeUndefined();
});

test('asks nothing where nothing was ever recorded', () => {
  expect(open(false).current.elsewhere.size).toBe(0);
  expect(server.asked(listUnusedTakes)).toEqual([]);
});

test('a page that ends while it copies a recording deletes nothing of it on the server, and it is offered again', async () => {
  const take = sent(4, '4');
  server.answer(listUnusedTakes, { data: [take] });
  server.answer(readUnusedTake, new Response(new Uint8Array(1024 * 1024 + 1)));
  server.answer(discardTake, new Response(null, { status: 204 }));
  const first = open();
  await waitFor(() => expect(first.current.elsewhere.size).toBe(1));
  endAfterOneSlice();
  void first.current.bringHere(take, new AbortController().signal);
  await waitFor(async () => expect((await sliceStore.find(take.takeId))?.size).toBeGreaterThan(0));

  const offer = vi.fn();
  const delivery = createTakeDelivery('token');
  await restoreTakes({ submissionId: 9, keepsEarlier: true, delivery, deliver: vi.fn(), offer });
  const again = open();
  await waitFor(() => expect([...again.current.elsewhere]).toEqual([[4, take]]));
  await waitFor(async () => expect(await sliceStore.find(take.takeId)).toBeUndefined());
  expect(offer).not.toHaveBeenCalled();
  expect(discarded()).not.toContain(take.takeId);
});

/** The page stores one slice of what it copies, and then no more. */
function endAfterOneSlice(): void {
  const { append } = sliceStore;
  vi.spyOn(sliceStore, 'append')
    .mockImplementationOnce(append)
    .mockImplementation(() => new Promise(() => undefined));
  // It cannot play the recording, and measures nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  });
}
