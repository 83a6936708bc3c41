import { Button } from '../../../ui/buttons/button.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { useContinueLink } from './use-continue-link.ts';

/**
 * Where to continue an interview that was begun on another device. It is shown to everybody alike, and the link goes to
 * the address alone: typing another person's address reveals nothing.
 */
export function BegunElsewhere({ jobToken, email }: { jobToken: string; email: string }) {
  const { state, send, isSending } = useContinueLink(jobToken, email);
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
