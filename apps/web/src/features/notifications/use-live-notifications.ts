import type { Notification } from '@nimble/contracts/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onServerEvent, useConnectionState } from '../../lib/socket.ts';
import { showOnDesktop } from './desktop.ts';
import { changeHeld, notificationsKey, withNew, withRead } from './notifications.cache.ts';

/** Keeps the notifications as the server tells them, in this browser and in the person's others. */
export function useLiveNotifications(onOpen: (notification: Notification) => void): void {
  const client = useQueryClient();
  const isConnected = useConnectionState() === 'connected';
  useEffect(() => {
    // What happened while nobody listened.
    if (isConnected) void client.invalidateQueries({ queryKey: notificationsKey });
    const stopNew = onServerEvent('notification', (arrived) => {
      // A test is not kept and has no id.
      if (arrived.id > 0) changeHeld(client, (held) => withNew(held, arrived));
      showOnDesktop(arrived, onOpen);
    });
    const stopRead = onServerEvent('notifications-read', (read) => {
      changeHeld(client, (held) =>
        withRead(held, ({ id }) => ('ids' in read ? read.ids.includes(id) : id <= read.through)),
      );
      // Those that no page shows are counted by the server.
      if ('through' in read) void client.invalidateQueries({ queryKey: notificationsKey });
    });
    return () => {
      stopNew();
      stopRead();
    };
  }, [client, isConnected, onOpen]);
}
