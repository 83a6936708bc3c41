import { BellOff, CircleCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useOnce } from '../lib/use-once.ts';
import { Button } from './buttons/button.tsx';
import { Logo } from './figures/logo.tsx';

type Props = {
  texts: Record<
    'title' | 'text' | 'action' | 'ended' | 'endedText' | 'incomplete' | 'incompleteText',
    string
  >;
  /** A part of the link is missing, so that nothing could be stopped with it. */
  isIncomplete: boolean;
  /** @returns why it failed; undefined once it is done. */
  onStop: () => Promise<string | undefined>;
};

type State = 'asking' | 'ended' | { failure: string };

/** A whole page behind an unsubscribe link; asks first, because programs open links, too. */
export function StopEmailsCard({ texts, isIncomplete, onStop }: Props) {
  const [state, setState] = useState<State>('asking');

  const [stop, isStopping] = useOnce(async () => {
    const failure = await onStop();
    setState(failure === undefined ? 'ended' : { failure });
  });

  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-canvas p-6 outline-none">
      <section className="flex w-full min-w-0 max-w-form flex-col items-center gap-4 rounded-card border border-line bg-surface p-8 text-center wrap-anywhere">
        <Logo />
        {isIncomplete && (
          <>
            <Unlink aria-hidden className="mt-2 size-9 text-ink-soft" />
            <h1 className="font-semibold text-2xl">{texts.incomplete}</h1>
            <p className="text-ink-soft">{texts.incompleteText}</p>
          </>
        )}
        {!isIncomplete && state === 'ended' && (
          <div role="status" className="grid justify-items-center gap-2">
            <CircleCheck aria-hidden className="size-9 text-brand-ink" />
            <h1 className="font-semibold text-2xl">{texts.ended}</h1>
            <p className="text-ink-soft">{texts.endedText}</p>
          </div>
        )}
        {!isIncomplete && state !== 'ended' && (
          <>
            <BellOff aria-hidden className="mt-2 size-9 text-brand-ink" />
            <h1 className="font-semibold text-2xl">{texts.title}</h1>
            <p className="text-ink-soft">{texts.text}</p>
            <Button variant="primary" loading={isStopping} onClick={() => void stop()}>
              {texts.action}
            </Button>
            {typeof state === 'object' && (
              <p role="alert" className="text-danger-ink">
                {state.failure}
              </p>
            )}
          </>
        )}
      </section>
    </main>
  );
}
