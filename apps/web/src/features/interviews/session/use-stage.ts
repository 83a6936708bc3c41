import { useEffect, useState } from 'react';
import { pause } from '../../../lib/until-answered.ts';
import { type LoadedStage, type LoadingStage, loadStage } from './load-stage.ts';
import { readLocalSession } from './local-session.ts';
import { useTabLock } from './use-tab-lock.ts';

type Stage = LoadingStage | LoadedStage;
/** No connection or no server: the page retries by itself, and on request. */
type Trouble = { isRetrying: boolean };

const retryMilliseconds = 5000;

function beginning(jobToken: string): LoadingStage {
  const session = readLocalSession(jobToken);
  return mailedStage() ?? (session === undefined ? { name: 'opening' } : { name: 'restoring', session });
}

/** An emailed link to continue an interview here. */
function mailedStage(): LoadingStage | undefined {
  const token = /^#continue:(.+)$/.exec(location.hash)?.[1];
  return token === undefined ? undefined : { name: 'continuing', token };
}

/** The stage of the interview behind a link; one begun on this device continues where it stopped. */
export function useStage(jobToken: string) {
  const [stage, setStage] = useState<Stage>(() => beginning(jobToken));
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempt, setAttempt] = useState(0);
  const session = 'session' in stage ? stage.session : undefined;
  const lock = useTabLock(session === undefined ? undefined : `interview-${session.submissionId}`);
  const loading = isLoading(stage) && lock === 'owned' ? stage : undefined;

  useEffect(() => {
    const openMailed = () => {
      const mailed = mailedStage();
      if (mailed !== undefined) setStage(mailed);
      forgetFragment();
    };
    forgetFragment();
    window.addEventListener('hashchange', openMailed);
    return () => window.removeEventListener('hashchange', openMailed);
  }, []);

  useEffect(() => {
    if (loading === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    loadStage(loading, jobToken, signal).then(
      (next) => {
        if (signal.aborted) return;
        setTrouble(undefined);
        setStage(next);
      },
      async () => {
        if (signal.aborted) return;
        setTrouble({ isRetrying: false });
        await pause(retryMilliseconds, signal);
        if (!signal.aborted) setAttempt((count) => count + 1);
      },
    );
    return () => stopping.abort();
  }, [loading, jobToken, attempt]);

  return {
    stage,
    trouble,
    isElsewhere: lock === 'taken',
    move: setStage,
    retry() {
      setTrouble({ isRetrying: true });
      setAttempt((count) => count + 1);
    },
  };
}

function isLoading(stage: Stage): stage is LoadingStage {
  return stage.name === 'opening' || stage.name === 'continuing' || stage.name === 'restoring';
}

/** A used link stays in no history and in no screenshot. */
function forgetFragment(): void {
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
}
