import { type GuestComment, type GuestView, openGuestLink } from '@nimble/contracts/guests';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type Called, useCall } from '../../../shared/use-call.ts';

export type GuestState =
  | { state: 'loading' }
  | { state: 'failed'; isRetrying: boolean }
  | { state: 'gone' }
  | { state: 'shown'; view: GuestView };

/** The content of the link in the address. Addresses of videos expire soon, so it can be reloaded. */
export function useGuestView(token: string) {
  const [hasEnded, setEnded] = useState(token === '');
  const { called, load, change } = useCall(
    token === '' ? null : token,
    async (signal) => (await call(openGuestLink, { token, signal })).data,
  );
  return {
    shown: hasEnded ? ({ state: 'gone' } as const) : stateOf(called),
    load,
    end: () => setEnded(true),
    addComment: (comment: GuestComment) =>
      change((view) => ({ ...view, comments: [...view.comments, comment] })),
  };
}

function stateOf(called: Called<GuestView>): GuestState {
  if (called.state === 'loaded') return { state: 'shown', view: called.data };
  return called.state === 'failed' && isRefused(called.error) ? { state: 'gone' } : called;
}

/** Has the token become invalid? */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
