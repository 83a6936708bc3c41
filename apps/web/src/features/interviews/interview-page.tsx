import { getPublicInterview, type PublicJob } from '@nimble/contracts/interviews';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Interview } from './interview.tsx';
import { interviewTexts as texts } from './messages.ts';

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; job: PublicJob }
  | { state: 'unavailable' }
  | { state: 'failed' };

/** The public page behind a share link (spec 1 §2). */
export function InterviewPage({ jobToken }: { jobToken: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  usePageTitle(loaded.state === 'ready' ? loaded.job.title : texts.loading);

  useEffect(() => {
    const stopping = new AbortController();
    call(getPublicInterview, { params: { jobToken }, signal: stopping.signal }).then(
      ({ data }) => setLoaded({ state: 'ready', job: data }),
      (error: unknown) => {
        if (stopping.signal.aborted) return;
        const isRefused =
          error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
        setLoaded({ state: isRefused && error.status !== 429 ? 'unavailable' : 'failed' });
      },
    );
    return () => stopping.abort();
  }, [jobToken, attempt]);

  function retry(): void {
    setLoaded({ state: 'loading' });
    setAttempt((count) => count + 1);
  }

  return (
    <main data-surface="candidate" className="min-h-dvh bg-canvas text-ink">
      <div className="mx-auto flex min-h-dvh max-w-reading flex-col px-4 py-6 sm:py-10">
        {loaded.state === 'loading' && (
          <div className="m-auto flex items-center gap-3 text-ink-soft">
            <Spinner /> {texts.loading}
          </div>
        )}
        {loaded.state === 'unavailable' && (
          <div className="m-auto">
            <ErrorState title={texts.unavailable} text={texts.unavailableHint} />
          </div>
        )}
        {loaded.state === 'failed' && (
          <div className="m-auto">
            <ErrorState
              title={texts.connectionFailed}
              text={texts.connectionHints}
              retryLabel={texts.retryConnection}
              onRetry={retry}
            />
          </div>
        )}
        {loaded.state === 'ready' && <Interview job={loaded.job} jobToken={jobToken} />}
      </div>
    </main>
  );
}
