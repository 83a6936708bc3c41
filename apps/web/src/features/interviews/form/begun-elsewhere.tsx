import { mailContinueLink } from '@nimble/contracts/interviews';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { said, interviewTexts as texts } from '../messages.ts';
import { emailError } from './check-candidate.ts';

type State = { step: 'idle' } | { step: 'mailed' } | { step: 'failed'; reason: string };

/**
 * Where an interview goes on that was begun on another device. It is said to everybody alike, and the link goes to the
 * address alone: who types somebody else's learns nothing.
 */
export function BegunElsewhere({ jobToken, email }: { jobToken: string; email: string }) {
  const [state, setState] = useState<State>({ step: 'idle' });

  const [send, isSending] = useOnce(async () => {
    if (emailError(email) !== undefined) {
      return setState({ step: 'failed', reason: texts.mailLinkNeedsEmail });
    }
    setState({ step: 'idle' });
    try {
      await call(mailContinueLink, { body: { shareToken: jobToken, email: email.trim() } });
      setState({ step: 'mailed' });
    } catch (error) {
      setState({ step: 'failed', reason: said(error, texts.linkFailed) });
    }
  });

  return (
    <section className="flex flex-col items-start gap-2 border-line border-t pt-4 text-sm">
      <h2 className="font-medium">{texts.begunElsewhere}</h2>
      <p className="text-ink-soft">{texts.begunElsewhereText}</p>
      <p role="status" className={state.step === 'failed' ? 'text-danger-ink' : 'text-brand-ink'}>
        {state.step === 'mailed' && texts.linkMailed}
        {state.step === 'failed' && state.reason}
      </p>
      {state.step !== 'mailed' && (
        <Button loading={isSending} onClick={() => void send()}>
          {texts.mailLink}
        </Button>
      )}
    </section>
  );
}
