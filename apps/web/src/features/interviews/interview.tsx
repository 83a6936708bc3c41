import { currentInterview, type InterviewState, type PublicJob } from '@nimble/contracts/interviews';
import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { pause } from '../../lib/until-answered.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ConnectionFailed } from './connection-failed.tsx';
import { isGone } from './is-gone.ts';
import { clearLocalSession, type LocalSession, readLocalSession } from './local-session.ts';
import { interviewTexts as texts } from './messages.ts';
import { OtherTab } from './other-tab.tsx';
import { Overview } from './overview.tsx';
import { useTabLock } from './use-tab-lock.ts';

// What comes after the first page is loaded while that is read.
const CandidateForm = lazy(async () => ({ default: (await import('./candidate-form.tsx')).CandidateForm }));
const Session = lazy(async () => ({ default: (await import('./session.tsx')).Session }));
const Success = lazy(async () => ({ default: (await import('./success.tsx')).Success }));

type Person = { name: string; email: string };
type Stage =
  | { name: 'restoring'; session: LocalSession }
  | { name: 'unreachable'; session: LocalSession; isRetrying: boolean }
  | { name: 'overview' }
  | { name: 'form'; known?: Person }
  | { name: 'running'; session: LocalSession; state: InterviewState }
  | { name: 'done' };

const retryMilliseconds = 5000;

/** The stages of one interview; what was begun on this device goes on where it stopped. */
export function Interview(props: { job: PublicJob; jobToken: string }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Stages {...props} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className="m-auto">
      <Spinner label={texts.loading} className="size-6" />
    </div>
  );
}

function Stages({ job, jobToken }: { job: PublicJob; jobToken: string }) {
  const [stage, setStage] = useState<Stage>(() => {
    const session = readLocalSession(jobToken);
    return session === undefined ? { name: 'overview' } : { name: 'restoring', session };
  });
  const [attempt, setAttempt] = useState(0);
  const session = 'session' in stage ? stage.session : undefined;
  const lock = useTabLock(session === undefined ? undefined : `interview-${session.submissionId}`);
  const isRestoring = stage.name === 'restoring' || stage.name === 'unreachable';
  const restoring = isRestoring && lock === 'owned' ? session : undefined;

  // Fetched early: a line that is lost later must not keep a page from showing.
  useEffect(() => {
    const pages = [import('./candidate-form.tsx'), import('./session.tsx'), import('./success.tsx')];
    for (const load of [...pages, import('../../ui/toaster.tsx')]) load.catch(() => undefined);
  }, []);

  useEffect(() => {
    if (restoring === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    call(currentInterview, { token: restoring.token, signal }).then(
      ({ data }) => setStage(stageOf(restoring, data)),
      async (error: unknown) => {
        if (signal.aborted) return;
        if (isGone(error)) {
          clearLocalSession(jobToken, restoring.email);
          return setStage({ name: 'overview' });
        }
        setStage({ name: 'unreachable', session: restoring, isRetrying: false });
        await pause(retryMilliseconds, signal);
        if (!signal.aborted) setAttempt((count) => count + 1);
      },
    );
    return () => stopping.abort();
  }, [restoring, jobToken, attempt]);

  if (lock === 'taken') return <OtherTab />;
  switch (stage.name) {
    case 'restoring':
      return <Waiting />;
    case 'unreachable':
      return (
        <ConnectionFailed
          isRetrying={stage.isRetrying}
          onRetry={() => {
            setStage({ ...stage, isRetrying: true });
            setAttempt((count) => count + 1);
          }}
        />
      );
    case 'overview':
      return <Overview job={job} onStart={() => setStage({ name: 'form' })} />;
    case 'form':
      return (
        <CandidateForm
          job={job}
          jobToken={jobToken}
          {...(stage.known && { known: stage.known })}
          onBack={() => setStage({ name: 'overview' })}
          onBegun={(begun, state) => setStage({ name: 'running', session: begun, state })}
        />
      );
    case 'running':
      return (
        <Session
          job={job}
          jobToken={jobToken}
          session={stage.session}
          state={stage.state}
          onDone={() => setStage({ name: 'done' })}
        />
      );
    case 'done':
      return (
        <Success
          company={job.company.name}
          onSomebodyElse={() => {
            const done = readLocalSession(jobToken);
            if (done !== undefined) clearLocalSession(jobToken, done.email);
            setStage({ name: 'overview' });
          }}
        />
      );
  }
}

/** An interview whose résumé never arrived goes on at the form. */
function stageOf(session: LocalSession, state: InterviewState): Stage {
  const { status, candidateName: name, candidateEmail: email } = state.submission;
  if (status !== 'uploading') return { name: 'done' };
  if (state.resume === null) return { name: 'form', known: { name, email } };
  return { name: 'running', session, state };
}
