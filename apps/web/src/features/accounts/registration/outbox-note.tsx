import { outboxNote } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { usePublicSettings } from '../use-public-settings.ts';

/** Where the email is that a page says was sent, on a server that sends none. */
export function OutboxNote() {
  return usePublicSettings()?.mails === 'outbox' ? <Notice tone="warning">{outboxNote}</Notice> : null;
}
