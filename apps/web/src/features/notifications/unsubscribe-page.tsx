import { unsubscribe } from '@nimble/contracts/notifications';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { StopEmailsCard } from '../../ui/stop-emails-card.tsx';
import { unsubscribeMessages as messages } from './messages.ts';

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** The target of the unsubscribe link in a notification email. */
export function UnsubscribePage() {
  const [given] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const isIncomplete = !(given.get('user') && given.get('signature'));
  usePageTitle(isIncomplete ? messages.incomplete : messages.title);

  async function end(): Promise<string | undefined> {
    const query = { user: given.get('user') ?? '', signature: given.get('signature') ?? '' };
    try {
      await call(unsubscribe, { query, token: null });
      return undefined;
    } catch (error) {
      // The link was refused, not the user: no sign-in is needed.
      return isRefused(error) ? messages.failed : messageOf(error, messages.failed);
    }
  }

  return <StopEmailsCard texts={messages} isIncomplete={isIncomplete} onStop={end} />;
}
