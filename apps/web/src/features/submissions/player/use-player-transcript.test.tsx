// @vitest-environment happy-dom
import { getTranscript } from '@nimble/contracts/transcripts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { emptyTranscript } from '../../../testing/transcripts.ts';
import { usePlayerTranscript } from './use-player-transcript.ts';

const server = contractServer();

function answer(signature: string, given: { startsAt?: number; text?: string } = {}): void {
  const transcript = emptyTranscript(7, 'done');
  const answers = transcript.answers.map((each) => ({ ...each, text: 'Rye bread', ...given }));
  server.answer(getTranscript, { data: { ...transcript, captionsUrl: `/captions?${signature}`, answers } });
}

test('captions are loaded again when words or their times have changed, not for a new signature', async () => {
  const client = new QueryClient();
  answer('one');
  const { result } = renderHook(() => usePlayerTranscript(7, []), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const shows = (signature: string) =>
    waitFor(() => expect(result.current.captions).toBe(`/captions?${signature}`));
  const reload = () => act(() => client.invalidateQueries());
  await shows('one');
  answer('two');
  await reload();
  await shows('one');
  answer('three', { startsAt: 4 });
  await reload();
  await shows('three');
  answer('four', { startsAt: 4, text: 'White bread' });
  await reload();
  await shows('four');
});
