import { currentInterview, type InterviewState, type PublicJob } from '@nimble/contracts/interviews';
import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import {
  clearLocalSession,
  type LocalSession,
  readLocalSession,
  writeLocalSession,
} from './local-session.ts';
import { interviewTexts as texts } from './messages.ts';
import { Overview } from './overview.tsx';
import { isGone } from './is-gone.ts';
import { useTabLock } from './use-tab-lock.ts';

// What comes after the first page is loaded while that is read.
const CandidateForm = lazy(async () => ({ default: (await import('./candidate-form.tsx')).CandidateForm }));
const Session = lazy(async () => ({ default: (await import('./session.tsx')).Session }));
const Success = lazy(async () => ({ default: (await import('./success.tsx')).Success }));

type Running = { session: LocalSession; state: InterviewState };
type Stage =
  | { name: 'restoring'; session: LocalSession }
  | { name: 'unreachable'; session: LocalSession }
  | { name: 'overview' }
  | { name: 'form' }
  | { name: 'running'; running: Running }
  | { name: 'done' };

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
      <Spinner label={texts.loading} />
    </div>
  );
}

function Stages({ job, jobToken }: { job: PublicJob; jobToken: string }) {
  const [stage, setStage] = useState<Stage>(() => {
    const session = readLocalSession(jobToken);
    return session === undefined ? { name: 'overview' } : { name: 'restoring', session };
  });
  const session =
    stage.name === 'restoring' ? stage.session : stage.name === 'running' ? stage.running.session : undefined;
  const lock = useTabLock(session === undefined ? undefined : `interview-${session.submissionId}`);
  const restoring = stage.name === 'restoring' && lock === 'owned' ? stage.session : undefined;

  useEffect(() => {
    if (restoring === undefined) {
      // Fetched early: a line that is lost later must not keep a page from showing.
      for (const load of [import('./candidate-form.tsx'), import('./session.tsx'), import('./success.tsx')])
        load.catch(() => undefined);
      return;
    }
    call(currentInterview, { token: restoring.token }).then(
      ({ data }) => {
        if (data.submission.status !== 'uploading') return setStage({ name: 'done' });
        setStage({ name: 'running', running: { session: restoring, state: data } });
      },
      (error: unknown) => {
        if (!isGone(error)) return setStage({ name: 'unreachable', session: restoring });
        clearLocalSession(jobToken);
        setStage({ name: 'overview' });
      },
    );
  }, [restoring, jobToken]);

  function begin(email: string, token: string, state: InterviewState): void {
    const started = { email, token, submissionId: state.submission.id, questionIndex: 0, reviewing: false };
    writeLocalSession(jobToken, started);
    const running = { session: { ...started, timestamp: new Date().toISOString() }, state };
    setStage({ name: 'running', running });
  }

  if (lock === 'taken')
    return <EmptyState className="m-auto" title={texts.otherTab} text={texts.otherTabHint} />;
  switch (stage.name) {
    case 'restoring':
      return <Waiting />;
    case 'unreachable':
      return (
        <div className="m-auto">
          <ErrorState
            title={texts.connectionFailed}
            text={texts.connectionHints}
            retryLabel={texts.retryConnection}
            onRetry={() => setStage({ name: 'restoring', session: stage.session })}
          />
        </div>
      );
    case 'overview':
      return <Overview job={job} onStart={() => setStage({ name: 'form' })} />;
    case 'form':
      return (
        <CandidateForm
          job={job}
          jobToken={jobToken}
          onBack={() => setStage({ name: 'overview' })}
          onBegun={begin}
        />
      );
    case 'running':
      return (
        <Session job={job} jobToken={jobToken} {...stage.running} onDone={() => setStage({ name: 'done' })} />
      );
    case 'done':
      return <Success company={job.company.name} />;
  }
}
