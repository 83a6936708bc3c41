import { sendVerification } from '@nimble/contracts/accounts';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { signInMessages } from '../messages.ts';

/** Requests another verification email. The server answers the same whether the account exists or not. */
export function useNewVerificationMail() {
  const [isSent, setIsSent] = useState(false);
  const [send, isSending] = useOnce(async (email: string) => {
    try {
      await call(sendVerification, { body: { email: email.trim() } });
      setIsSent(true);
    } catch (error) {
      toast.error(messageOf(error, signInMessages.unexpected));
    }
  });
  return { isSent, isSending, send };
}
