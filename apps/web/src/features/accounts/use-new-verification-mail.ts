import { sendVerification } from '@nimble/contracts/accounts';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { signInMessages } from './messages.ts';

/** Asks for another verification mail. The server answers the same whether the account exists or not. */
export function useNewVerificationMail() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  async function send(email: string): Promise<void> {
    setState('sending');
    try {
      await call(sendVerification, { body: { email: email.trim() } });
      setState('sent');
    } catch (error) {
      setState('idle');
      toast.error(messageOf(error, signInMessages.unexpected));
    }
  }
  return { state, send };
}
