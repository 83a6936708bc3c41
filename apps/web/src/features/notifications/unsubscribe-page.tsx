import { unsubscribe } from '@nimble/contracts/notifications';
import { BellOff, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useOnce } from '../../lib/use-once.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { unsubscribeMessages as messages } from './messages.ts';

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

type State = 'asking' | 'ended' | { failure: string };

/** Behind the link of a mail, for whoever holds it; asks first, because programs open links, too. */
export function UnsubscribePage() {
  usePageTitle(messages.title);
  const [given] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const [state, setState] = useState<State>('asking');

  const [end, isEnding] = useOnce(async () => {
    const query = { user: given.get('user') ?? '', signature: given.get('signature') ?? '' };
    await call(unsubscribe, { query, token: null }).then(
      () => setState('ended'),
      // Refused is the link, not the person: nobody need be signed in.
      (error: unknown) =>
        setState({ failure: isRefused(error) ? messages.failed : messageOf(error, messages.failed) }),
    );
  });

  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-canvas p-6 outline-none">
      <section className="flex w-full max-w-form flex-col items-center gap-4 rounded-card border border-line bg-surface p-8 text-center">
        <Logo />
        {state === 'ended' ? (
          <div role="status" className="grid justify-items-center gap-2">
            <CircleCheck aria-hidden className="size-9 text-brand-ink" />
            <h1 className="font-semibold text-2xl">{messages.ended}</h1>
            <p className="text-ink-soft">{messages.endedText}</p>
          </div>
        ) : (
          <>
            <BellOff aria-hidden className="size-9 text-brand-ink" />
            <h1 className="font-semibold text-2xl">{messages.title}</h1>
            <p className="text-ink-soft">{messages.text}</p>
            <Button variant="primary" loading={isEnding} onClick={() => void end()}>
              {messages.action}
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
