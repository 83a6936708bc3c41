import { addGuestComment, type GuestComment } from '@nimble/contracts/guests';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { storageKeys } from '../../../lib/storage-keys.ts';
import { guestTexts as messages } from './messages.ts';
import { isRefused } from './use-guest-view.ts';

type Options = {
  token: string;
  /** Called when the link has ended meanwhile. */
  onEnd: () => void;
  onComment: (comment: GuestComment) => void;
};

/** A comment, with the name that this browser remembers. */
export function useGuestComment({ token, onEnd, onComment }: Options) {
  const [name, setName] = useState(() => localStorage.getItem(storageKeys.guestName) ?? '');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** @returns whether it is stored */
  async function send(comment: { responseId: number; second: number; comment: string }): Promise<boolean> {
    if (name.trim() === '') {
      setFailure(messages.nameMissing);
      return false;
    }
    setIsSending(true);
    setFailure(undefined);
    try {
      const { data } = await call(addGuestComment, { token, body: { data: { name, ...comment } } });
      localStorage.setItem(storageKeys.guestName, name.trim());
      onComment(data);
      return true;
    } catch (error) {
      if (isRefused(error)) onEnd();
      setFailure(messages.commentFailed);
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return { name, setName, send, isSending, failure };
}
