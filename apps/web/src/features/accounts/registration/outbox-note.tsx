import { verificationMessages as messages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { usePublicSettings } from '../use-public-settings.ts';

/** Where to find an email on a server without a mail server. */
export function OutboxNote() {
  return usePublicSettings()?.mails === 'outbox' ? (
    <Notice tone="warning">{messages.outboxNote}</Notice>
  ) : null;
}
