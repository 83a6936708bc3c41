import { type GuestComment, type GuestView, openGuestLink } from '@nimble/contracts/guests';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';

export type GuestState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'gone' }
  | { state: 'shown'; view: GuestView };

/** What the link in the address shows. Addresses of videos run out soon, so it can be asked for again in between. */
export function useGuestView(token: string) {
  const [shown, setShown] = useState<GuestState>(token === '' ? { state: 'gone' } : { state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (token === '') return;
    const stopping = new AbortController();
    const { signal } = stopping;
    call(openGuestLink, { token, signal }).then(
      ({ data }) => setShown({ state: 'shown', view: data }),
      (error: unknown) => {
        if (!signal.aborted) setShown({ state: isRefused(error) ? 'gone' : 'failed' });
      },
    );
    return () => stopping.abort();
  }, [token, attempt]);

  return {
    shown,
    load: () => setAttempt((count) => count + 1),
    end: () => setShown({ state: 'gone' }),
    addComment: (comment: GuestComment) =>
      setShown((now) =>
        now.state === 'shown'
          ? { state: 'shown', view: { ...now.view, comments: [...now.view.comments, comment] } }
          : now,
      ),
  };
}

/** Does the server not know the token any more? */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
