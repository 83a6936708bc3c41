import {
  eraseSentInterview,
  type SentInterview,
  showSentInterview,
  withdrawInsightsConsent,
} from '@nimble/contracts/interviews';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { BrokenLink } from '../../../ui/feedback/illustrations.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { isGone } from '../session/is-gone.ts';
import { clearLocalSession } from '../session/local-session.ts';
import { Waiting } from '../session/waiting.tsx';
import { SentInterviewView } from './sent-interview-view.tsx';

type Shown =
  | { state: 'loading' }
  | { state: 'failed'; isRetrying: boolean }
  | { state: 'gone' }
  | { state: 'sent'; sent: SentInterview }
  | { state: 'erased' };

/** What a candidate has sent, behind the link of the success page and of the mail; all of it can be erased. */
export function SentInterviewPage({ jobToken }: { jobToken: string }) {
  const [token] = useState(() => location.hash.slice(1));
  const [shown, setShown] = useState<Shown>(token === '' ? { state: 'gone' } : { state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  usePageTitle(texts.sentTitle);

  useEffect(() => {
    if (token === '') return;
    const stopping = new AbortController();
    const { signal } = stopping;
    call(showSentInterview, { body: { token }, signal }).then(
      ({ data }) => setShown({ state: 'sent', sent: data }),
      (error: unknown) => {
        if (signal.aborted) return;
        setShown(isGone(error) ? { state: 'gone' } : { state: 'failed', isRetrying: false });
      },
    );
    return () => stopping.abort();
  }, [token, attempt]);

  async function erase(email: string): Promise<void> {
    await call(eraseSentInterview, { body: { token } }).catch((error: unknown) => {
      // Gone is what was asked for: the first answer may have been lost.
      if (!isGone(error)) throw error;
    });
    clearLocalSession(jobToken, email);
    setShown({ state: 'erased' });
  }

  return (
    <>
      {shown.state === 'loading' && <Waiting />}
      {shown.state === 'failed' && (
        <ErrorState
          title={texts.sentFailed}
          retryLabel={texts.retryConnection}
          retrying={shown.isRetrying}
          onRetry={() => {
            setShown({ state: 'failed', isRetrying: true });
            setAttempt((count) => count + 1);
          }}
        />
      )}
      {shown.state === 'gone' && (
        <section role="alert" className="m-auto flex max-w-form flex-col items-center gap-3 text-center">
          <div className="w-40">
            <BrokenLink />
          </div>
          <h1 className="font-semibold text-2xl">{texts.sentGone}</h1>
          <p className="text-balance text-ink-soft">{texts.sentGoneText}</p>
        </section>
      )}
      {shown.state === 'sent' && (
        <SentInterviewView
          sent={shown.sent}
          onWithdraw={async () => {
            const { data } = await call(withdrawInsightsConsent, { body: { token } });
            setShown({ state: 'sent', sent: data });
          }}
          onErase={() => erase(shown.sent.candidateEmail)}
        />
      )}
      {shown.state === 'erased' && (
        <section role="status" className="m-auto flex max-w-form flex-col items-center gap-3 text-center">
          <CircleCheck aria-hidden className="size-9 text-brand-ink" />
          <h1 className="font-semibold text-2xl">{texts.erased}</h1>
          <p className="text-ink-soft">{texts.erasedText}</p>
        </section>
      )}
    </>
  );
}
