import { useEffect, useState } from 'react';
import { pause } from '../../lib/until-answered.ts';
import { type LoadedStage, type LoadingStage, loadStage } from './load-stage.ts';
import { type LocalSession, readLocalSession } from './local-session.ts';
import { useTabLock } from './use-tab-lock.ts';

type Stage = LoadingStage | LoadedStage;
/** No line or no server: the page tries again by itself, and when it is asked to. */
type Trouble = { isRetrying: boolean };

const retryMilliseconds = 5000;

const beginning = (session: LocalSession | undefined): LoadingStage =>
  session === undefined ? { name: 'opening' } : { name: 'restoring', session };

/** Where the interview behind a link stands; what was begun on this device goes on where it stopped. */
export function useStage(jobToken: string) {
  const [stage, setStage] = useState<Stage>(() => beginning(readLocalSession(jobToken)));
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempt, setAttempt] = useState(0);
  const session = 'session' in stage ? stage.session : undefined;
  const lock = useTabLock(session === undefined ? undefined : `interview-${session.submissionId}`);
  const loading = isLoading(stage) && lock === 'owned' ? stage : undefined;

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
  return stage.name === 'opening' || stage.name === 'restoring';
}
