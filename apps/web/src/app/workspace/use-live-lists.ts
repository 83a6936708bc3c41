import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onServerEvent, useConnectionState } from '../../lib/socket/socket.ts';
import { invalidate } from '../../shared/cache/invalidate.ts';
import { showReview } from '../../shared/cache/show-review.ts';
import { affectedQueries, allAffectedQueries } from './affected-queries.ts';

/** Groups many simultaneous changes, as of a task over all candidates. */
const gatherMilliseconds = 500;

/**
 * Shows changes by another person, another tab or a task: at once where the event has the values, else by reloading
 * affected queries; after the socket was away it reloads everything, because events of an outage are lost.
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
    // Data from before the first connection has just been loaded.
    if (isConnected && wasConnected.current) gather(allAffectedQueries);
    wasConnected.current ||= isConnected;
    const stops = [
      onServerEvent('submission-updated', (event) => {
        if (event.follows === 'submission.review_saved') showReview(client, event);
        gather(affectedQueries(event));
      }),
      onServerEvent('bulk-action-updated', (event) => gather(affectedQueries(event))),
      onServerEvent('job-updated', (event) => gather(affectedQueries(event))),
      onServerEvent('company-updated', (event) => gather(affectedQueries(event))),
      onServerEvent('stages-updated', (event) => gather(affectedQueries(event))),
      onServerEvent('tags-updated', (event) => gather(affectedQueries(event))),
      onServerEvent('views-updated', (event) => gather(affectedQueries(event))),
      onServerEvent('question-library-updated', (event) => gather(affectedQueries(event))),
      onServerEvent('staff-updated', (event) => gather(affectedQueries(event))),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, isConnected]);
}
