import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { endSession, onSessionEnded, remainingSession } from '../../lib/session.ts';
import { onServerEvent } from '../../lib/socket/socket.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { workspaceMessages as messages } from './messages.ts';

/** After a 401 or 403 the page stays for a second, so that the message can be read. */
const redirectDelayMilliseconds = 1000;

/**
 * Leaves the workspace when the session ends: at once to the sign-in after signing out or 24 hours, after a second to
 * the root path when the server refused a call.
 */
export function useSessionEnd(client: QueryClient): void {
  const navigate = useNavigate();
  useEffect(() => {
    let redirect: ReturnType<typeof setTimeout> | undefined;
    const stop = onSessionEnded((reason) => {
      if (reason !== 'signed-out') toast.error(messages.ended[reason]);
      const isRefused = reason === 'unauthorized' || reason === 'forbidden';
      redirect = setTimeout(
        () => {
          void navigate(isRefused ? '/' : '/login', { replace: true });
          client.clear();
        },
        isRefused ? redirectDelayMilliseconds : 0,
      );
    });
    return () => {
      stop();
      clearTimeout(redirect);
    };
  }, [client, navigate]);

  useEffect(() => onServerEvent('account-deleted', () => endSession('deleted')), []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A sleeping machine stops timers, so the age is checked again when the page becomes visible.
    function check(): void {
      clearTimeout(timer);
      // Also while leaving a page, where the message would not be read.
      if (document.visibilityState === 'hidden') return;
      const remaining = remainingSession();
      if (remaining <= 0) endSession('expired');
      else timer = setTimeout(check, remaining);
    }
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}
