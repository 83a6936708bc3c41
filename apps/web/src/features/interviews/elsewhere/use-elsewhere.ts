import { listUnusedTakes, type UnusedTake } from '@nimble/contracts/recordings';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { bringHere, discardOnServer, type KeptTake, sliceStore } from '../../recordings/index.ts';

/** Recordings that the server has and this device has not, by their question. */
export type Elsewhere = ReadonlyMap<number, UnusedTake>;

/** How long a question waits for the list of recordings before it can be recorded, milliseconds. */
const patienceMilliseconds = 5000;

type Options = {
  token: string;
  submissionId: number;
  /** Was a recording ever begun in this interview? */
  wasRecorded: boolean;
  /** Is the content of this device known? */
  isRestored: boolean;
  offer: (take: KeptTake) => void;
};

/** Recordings made on another device, or in a browser that has kept nothing, and not used yet. */
export function useElsewhere({ token, submissionId, wasRecorded, isRestored, offer }: Options) {
  const [elsewhere, setElsewhere] = useState<Elsewhere>(new Map());
  const [isSearching, setIsSearching] = useState(wasRecorded);
  const isNeeded = wasRecorded && isRestored;
  useEffect(() => {
    if (!isNeeded) return;
    const stopping = new AbortController();
    const patience = setTimeout(() => setIsSearching(false), patienceMilliseconds);
    // A refusal, for example after the interview was submitted, is shown by the action that it stops.
    void findElsewhere(token, submissionId, stopping.signal)
      .catch(() => new Map())
      .then((found) => {
        if (stopping.signal.aborted) return;
        setElsewhere(found);
        setIsSearching(false);
      });
    return () => {
      clearTimeout(patience);
      stopping.abort();
    };
  }, [isNeeded, token, submissionId]);

  function forget({ questionId }: UnusedTake): void {
    setElsewhere((before) => {
      const after = new Map(before);
      after.delete(questionId);
      return after;
    });
  }
  return {
    elsewhere,
    /** The list may arrive any moment; on a slow line it arrives later, and is shown then. */
    isSearching,
    /** From then on it is like a recording of this device. @throws when it could not be copied. */
    async bringHere(take: UnusedTake, signal: AbortSignal): Promise<void> {
      const kept = await bringHere({ take, submissionId, token, signal });
      forget(take);
      offer(kept);
    },
    /** The candidate records again instead. */
    giveUpElsewhere(take: UnusedTake): void {
      forget(take);
      void discardOnServer(take.takeId, token, { isUnusable: false });
    },
  };
}

/**
 * The newest of each question that had no recording on this device when the search began. On a slow line, the candidate
 * may have recorded meanwhile, which the list then includes.
 */
async function findElsewhere(token: string, submissionId: number, signal: AbortSignal): Promise<Elsewhere> {
  const kept = await sliceStore.ofSubmission(submissionId);
  // An earlier copy that was interrupted is made again.
  const here = new Set(kept.filter(({ state }) => state !== 'copying').map(({ questionId }) => questionId));
  const { data } = await untilAnswered(() => call(listUnusedTakes, { token, signal }), { signal });
  const newer = await sliceStore.ofSubmission(submissionId);
  const own = new Set(newer.filter(({ state }) => state !== 'copying').map(({ uploadId }) => uploadId));
  return new Map(
    data
      .filter(({ takeId, questionId }) => !here.has(questionId) && !own.has(takeId))
      .map((take) => [take.questionId, take]),
  );
}
