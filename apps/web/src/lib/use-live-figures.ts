import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onServerEvent } from './socket.ts';

/** Loads figures again when a submission or a job of the company has changed, here or anywhere else. */
export function useLiveFigures(key: QueryKey): void {
  const client = useQueryClient();
  const name = key[0];
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: [name] });
    const stops = [onServerEvent('submission-updated', refresh), onServerEvent('job-updated', refresh)];
    return () => stops.forEach((stop) => stop());
  }, [client, name]);
}
