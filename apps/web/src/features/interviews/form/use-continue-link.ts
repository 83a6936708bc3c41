import { mailContinueLink } from '@nimble/contracts/interviews';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { interviewTexts as texts } from '../messages.ts';
import { emailError } from './check-candidate.ts';

type State = { step: 'idle' } | { step: 'mailed' } | { step: 'failed'; reason: string };

const idle: State = { step: 'idle' };

/** Requests an email with the link to continue an interview. Its state is that of this address. */
export function useContinueLink(jobToken: string, email: string) {
  const [last, setLast] = useState({ email, state: idle });
  const setState = (state: State) => setLast({ email, state });

  const [send, isSending] = useOnce(async () => {
    if (emailError(email) !== undefined) {
      return setState({ step: 'failed', reason: texts.mailLinkNeedsEmail });
    }
    setState(idle);
    try {
      await call(mailContinueLink, { body: { shareToken: jobToken, email: email.trim() } });
      setState({ step: 'mailed' });
    } catch (error) {
      setState({ step: 'failed', reason: messageOf(error, texts.linkFailed) });
    }
  });

  return { state: last.email === email ? last.state : idle, send, isSending };
}
