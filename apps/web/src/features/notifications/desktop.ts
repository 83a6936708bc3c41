import type { Notification as Arrived } from '@nimble/contracts/notifications';

export type DesktopPermission = NotificationPermission | 'unsupported';

export function desktopPermission(): DesktopPermission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Called by a user's action only; browsers refuse it otherwise. */
export async function askForDesktop(): Promise<DesktopPermission> {
  return 'Notification' in window ? Notification.requestPermission() : 'unsupported';
}

/** A browser notification if permission is granted; the same one in two tabs shows once. */
export function showOnDesktop(arrived: Arrived, onOpen: (arrived: Arrived) => void): void {
  if (desktopPermission() !== 'granted') return;
  try {
    const shown = new Notification(arrived.title, {
      body: arrived.message,
      tag: `nimble-${arrived.id}`,
    });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onOpen(arrived);
    });
  } catch {
    // On phones only a service worker can show one; the bell has it.
  }
}
