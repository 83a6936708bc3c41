import { eraseSentInterview, showSentInterview, withdrawInsightsConsent } from '@nimble/contracts/interviews';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { showSuggestedLanguage } from '../../../lib/language/language.ts';
import { useBrand } from '../../../shared/brand.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useCall } from '../../../shared/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { BrokenLink } from '../../../ui/feedback/illustrations.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { isGone } from '../session/is-gone.ts';
import { clearLocalSession } from '../session/local-session.ts';
import { Waiting } from '../session/waiting.tsx';
import { sentTexts } from './messages.ts';
import { SentInterviewView } from './sent-interview-view.tsx';

/** A candidate's own submission, behind the link of the success page and of the email; all of it can be erased. */
export function SentInterviewPage({ jobToken }: { jobToken: string }) {
  const [token] = useState(() => location.hash.slice(1));
  const [isErased, setErased] = useState(false);
  const { called, load, change } = useCall(token === '' ? null : token, async (signal) => {
    const { data } = await call(showSentInterview, { body: { token }, signal });
    await showSuggestedLanguage(data.language);
    return data;
  });
  usePageTitle(sentTexts.sentTitle);
  useBrand(called.state === 'loaded' ? called.data.company : undefined);

  async function erase(email: string): Promise<void> {
    await call(eraseSentInterview, { body: { token } }).catch((error: unknown) => {
      // Erased already: the first answer may have been lost.
      if (!isGone(error)) throw error;
    });
    clearLocalSession(jobToken, email);
    setErased(true);
  }

  if (isErased) return <Erased />;
  if (token === '' || (called.state === 'failed' && isGone(called.error))) return <Gone />;
  if (called.state === 'loading') return <Waiting />;
  if (called.state === 'failed')
    return (
      <ErrorState
        title={sentTexts.sentFailed}
        retryLabel={texts.retryConnection}
        retrying={called.isRetrying}
        onRetry={load}
      />
    );
  return (
    <SentInterviewView
      sent={called.data}
      onWithdraw={async () => {
        const { data } = await call(withdrawInsightsConsent, { body: { token } });
        change(() => data);
      }}
      onErase={() => erase(called.data.candidateEmail)}
    />
  );
}

function Gone() {
  return (
    <section role="alert" className="m-auto flex max-w-form flex-col items-center gap-3 text-center">
      <div className="w-40">
        <BrokenLink />
      </div>
      <h1 className="font-semibold text-2xl">{sentTexts.sentGone}</h1>
      <p className="text-balance text-ink-soft">{sentTexts.sentGoneText}</p>
    </section>
  );
}

function Erased() {
  return (
    <section role="status" className="m-auto flex max-w-form flex-col items-center gap-3 text-center">
      <CircleCheck aria-hidden className="size-9 text-brand-ink" />
      <h1 className="font-semibold text-2xl">{sentTexts.erased}</h1>
      <p className="text-ink-soft">{sentTexts.erasedText}</p>
    </section>
  );
}
