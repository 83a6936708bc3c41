import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onServerEvent, useConnectionState } from '../../lib/socket.ts';

/** What is shown of each thing, by the first word of its key; figures change with submissions and jobs. */
const keysOf = {
  'submission-updated': ['submissions', 'jobs', 'dashboard', 'analytics'],
  'job-updated': ['jobs', 'dashboard', 'analytics'],
  'staff-updated': ['staff', 'roles'],
} as const;
type Heard = keyof typeof keysOf;
const heard = Object.keys(keysOf) as Heard[];

/** Many changes at once, as of a task that goes through all candidates, are one. */
const gatherMilliseconds = 500;

/**
 * Loads what is on screen again when another person or a task has changed it, and all of it after the socket was away:
 * what changed during an outage could not be heard.
 */
export function useLiveLists(): void {
  const client = useQueryClient();
  const isConnected = useConnectionState() === 'connected';
  const wasConnected = useRef(false);
  useEffect(() => {
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function refresh(): void {
      timer = undefined;
      for (const key of changed) void client.invalidateQueries({ queryKey: [key] });
      changed.clear();
    }
    function gather(event: Heard): void {
      for (const key of keysOf[event]) changed.add(key);
      timer ??= setTimeout(refresh, gatherMilliseconds);
    }
    // What the first connection may have missed has just been loaded.
    if (isConnected && wasConnected.current) for (const event of heard) gather(event);
    wasConnected.current ||= isConnected;
    const stops = heard.map((event) => onServerEvent(event, () => gather(event)));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, isConnected]);
}
