import { type NotificationKind, notificationKinds } from '@nimble/contracts/notifications';
import { useSearchParams } from 'react-router';

export type NotificationFilters = {
  /** Null for all. */
  kind: NotificationKind | null;
  unreadOnly: boolean;
};

/** What the list is narrowed to, kept in the address; an invalid value is ignored. */
export function useNotificationFilters() {
  const [parameters, setParameters] = useSearchParams();
  const kind = notificationKinds.find((known) => known === parameters.get('kind')) ?? null;
  const unreadOnly = parameters.get('unread') === 'true';

  function set(name: 'kind' | 'unread', value: string | null): void {
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      if (value === null) changed.delete(name);
      else changed.set(name, value);
      return changed;
    });
  }
  return {
    filters: { kind, unreadOnly } satisfies NotificationFilters,
    filterByKind: (chosen: NotificationKind | null) => set('kind', chosen),
    showUnreadOnly: (isOn: boolean) => set('unread', isOn ? 'true' : null),
    clear: () => setParameters(new URLSearchParams()),
  };
}
