import { getPublicInterview, type PublicJob } from '@nimble/contracts/interviews';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { pause } from '../../lib/until-answered.ts';
import { BrokenLink } from '../../ui/illustrations.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ConnectionFailed } from './connection-failed.tsx';
import { Interview } from './interview.tsx';
import { interviewTexts as texts } from './messages.ts';

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; job: PublicJob }
  | { state: 'unavailable'; reason: string }
  | { state: 'failed'; isRetrying: boolean };

const retryMilliseconds = 5000;

/** The public page behind a share link (spec 1 §2). */
export function InterviewPage({ jobToken }: { jobToken: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const titles = { loading: texts.loading, unavailable: texts.unavailable, failed: texts.connectionFailed };
  usePageTitle(loaded.state === 'ready' ? loaded.job.title : titles[loaded.state]);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    call(getPublicInterview, { params: { jobToken }, signal }).then(
      ({ data }) => setLoaded({ state: 'ready', job: data }),
      async (error: unknown) => {
        if (signal.aborted) return;
        if (isRefusal(error)) return setLoaded({ state: 'unavailable', reason: reasonOf(error) });
        setLoaded({ state: 'failed', isRetrying: false });
        await pause(retryMilliseconds, signal);
        if (!signal.aborted) setAttempt((count) => count + 1);
      },
    );
    return () => stopping.abort();
  }, [jobToken, attempt]);

  return (
    <main data-surface="candidate" className="flex min-h-dvh flex-col bg-canvas px-4 py-6 text-ink sm:py-8">
      {loaded.state === 'loading' && (
        <div role="status" className="m-auto flex items-center gap-3 text-ink-soft">
          <Spinner /> {texts.loading}
        </div>
      )}
      {loaded.state === 'unavailable' && (
        <section role="alert" className="m-auto flex max-w-form flex-col items-center text-center">
          <div className="mb-5 w-40">
            <BrokenLink />
          </div>
          <h1 className="font-semibold text-2xl">{texts.unavailable}</h1>
          <p className="mt-3 text-balance">{loaded.reason}</p>
          <p className="mt-1 text-balance text-ink-soft">{texts.unavailableHint}</p>
        </section>
      )}
      {loaded.state === 'failed' && (
        <ConnectionFailed
          isRetrying={loaded.isRetrying}
          onRetry={() => {
            setLoaded({ state: 'failed', isRetrying: true });
            setAttempt((count) => count + 1);
          }}
        />
      )}
      {loaded.state === 'ready' && <Interview job={loaded.job} jobToken={jobToken} />}
    </main>
  );
}

/** The server has answered, and says no. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

/** Spec 1 §8: a link that leads nowhere, and an interview that is not open (any more). */
function reasonOf({ status }: ApiError): string {
  return status === 404 ? texts.notAvailable : texts.notFound;
}
