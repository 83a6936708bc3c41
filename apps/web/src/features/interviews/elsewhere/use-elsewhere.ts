import { listUnusedTakes, type UnusedTake } from '@nimble/contracts/recordings';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { bringHere, discardOnServer, type KeptTake, sliceStore } from '../../recordings/index.ts';

/** Recordings that the server has and this device has not, by their question. */
export type Elsewhere = ReadonlyMap<number, UnusedTake>;

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
  const isNeeded = wasRecorded && isRestored;
  useEffect(() => {
    if (!isNeeded) return;
    const stopping = new AbortController();
    findElsewhere(token, submissionId, stopping.signal).then(
      (found) => !stopping.signal.aborted && setElsewhere(found),
      // Offline, as at any reload: the candidate can record, and nothing is lost.
      () => undefined,
    );
    return () => stopping.abort();
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

/** The newest of each question without a recording on this device. */
async function findElsewhere(token: string, submissionId: number, signal: AbortSignal): Promise<Elsewhere> {
  const { data } = await call(listUnusedTakes, { token, signal });
  const kept = await sliceStore.ofSubmission(submissionId);
  // An earlier copy that was interrupted is made again.
  const here = new Set(kept.filter(({ state }) => state !== 'copying').map(({ questionId }) => questionId));
  return new Map(
    data.filter(({ questionId }) => !here.has(questionId)).map((take) => [take.questionId, take]),
  );
}
