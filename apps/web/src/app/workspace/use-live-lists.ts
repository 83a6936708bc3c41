import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onServerEvent, useConnectionState } from '../../lib/socket.ts';
import { invalidate } from '../../shared/cache/invalidate.ts';
import { showReview } from '../../shared/cache/show-review.ts';
import { anyConcerned, concerned } from './concerned.ts';

/** Many changes at once, as of a task that goes through all candidates, are one. */
const gatherMilliseconds = 500;

/**
 * Shows what another person, another tab or a task has changed: at once where the event says enough, else by loading what
 * it concerns again; and all of it after the socket was away: what changed during an outage could not be heard.
 */
export function useLiveLists(): void {
  const client = useQueryClient();
  const isConnected = useConnectionState() === 'connected';
  const wasConnected = useRef(false);
  useEffect(() => {
    const changed = new Map<string, QueryKey>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function refresh(): void {
      timer = undefined;
      void invalidate(client, changed.values());
      changed.clear();
    }
    function gather(keys: readonly QueryKey[]): void {
      for (const key of keys) changed.set(hashKey(key), key);
      timer ??= setTimeout(refresh, gatherMilliseconds);
    }
    // What the first connection may have missed has just been loaded.
    if (isConnected && wasConnected.current) gather(anyConcerned);
    wasConnected.current ||= isConnected;
    const stops = [
      onServerEvent('submission-updated', (event) => {
        if (event.follows === 'submission.reviewed') showReview(client, event);
        gather(concerned(event));
      }),
      onServerEvent('job-updated', (event) => gather(concerned(event))),
      onServerEvent('company-updated', (event) => gather(concerned(event))),
      onServerEvent('staff-updated', (event) => gather(concerned(event))),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, isConnected]);
}
