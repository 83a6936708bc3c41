import type { Notification } from '@nimble/contracts/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onServerEvent, useConnectionState } from '../../lib/socket/socket.ts';
import { showOnDesktop } from './desktop.ts';
import { changeHeld, insertNew, notificationsKey, readHeld, withRead } from './notifications.cache.ts';

/** Keeps the notifications in sync with the server, in this browser and in the user's others. */
export function useLiveNotifications(onOpen: (notification: Notification) => void): void {
  const client = useQueryClient();
  const isConnected = useConnectionState() === 'connected';
  // Another function on each page: it must not begin all this again, and load the list with it.
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    // Catches up after a lost connection.
    if (isConnected) void client.invalidateQueries({ queryKey: notificationsKey });
    const stopNew = onServerEvent('notification', (arrived) => {
      // A test is not stored and has no id.
      if (arrived.id > 0) insertNew(client, arrived);
      showOnDesktop(arrived, (notification) => open(notification));
    });
    const stopRead = onServerEvent('notifications-read', (read) => {
      if ('ids' in read) {
        readHeld(client, read.ids);
        return;
      }
      changeHeld(client, (held) => withRead(held, ({ id }) => id <= read.through));
      // The server counts those on pages that are not loaded.
      void client.invalidateQueries({ queryKey: notificationsKey });
    });
    return () => {
      stopNew();
      stopRead();
    };
  }, [client, isConnected]);
}
