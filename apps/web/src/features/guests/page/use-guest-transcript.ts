import { type GuestTranscript, getGuestTranscript } from '@nimble/contracts/guests';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client.ts';

export type GuestTranscriptState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'shown'; transcript: GuestTranscript };

/** What the candidate at this place of the link said. That the link has ended is told by the page itself. */
export function useGuestTranscript(token: string, number: number) {
  const [shown, setShown] = useState<GuestTranscriptState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    call(getGuestTranscript, { token, params: { number }, signal }).then(
      ({ data }) => setShown({ state: 'shown', transcript: data }),
      () => {
        if (!signal.aborted) setShown({ state: 'failed' });
      },
    );
    return () => stopping.abort();
  }, [token, number, attempt]);
  return { shown, load: () => setAttempt((count) => count + 1) };
}
