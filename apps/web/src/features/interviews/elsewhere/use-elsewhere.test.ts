// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { discardTake, listUnusedTakes } from '@nimble/contracts/recordings';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { someTake } from '../../../testing/kept-take.ts';
import { sliceStore } from '../../recordings/index.ts';
import { useElsewhere } from './use-elsewhere.ts';

const server = contractServer();
const sent = (questionId: number, end: string) => ({
  takeId: `00000000-0000-4000-8000-00000000000${end}`,
  questionId,
  mimeType: 'video/webm' as const,
  size: 12,
});

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
  const discarded = () => server.asked(discardTake).map(({ params }) => params['takeId']);
  await waitFor(() => expect(discarded()).toEqual([newer.takeId]));
});

test('asks nothing where nothing was ever recorded', () => {
  expect(open(false).current.elsewhere.size).toBe(0);
  expect(server.asked(listUnusedTakes)).toEqual([]);
});
