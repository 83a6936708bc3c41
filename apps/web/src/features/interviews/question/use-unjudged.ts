import { useCallback, useState } from 'react';
import type { KeptTake } from '../../recordings/index.ts';

/** Recorded takes that are neither used nor discarded yet, by their question. */
export function useUnjudged() {
  const [unjudged, setUnjudged] = useState<ReadonlyMap<number, KeptTake>>(new Map());
  return {
    unjudged,
    offer: useCallback((take: KeptTake) => {
      setUnjudged((before) => new Map(before).set(take.questionId, take));
    }, []),
    /** It was used or discarded. */
    judged({ questionId }: KeptTake): void {
      setUnjudged((before) => new Map([...before].filter(([id]) => id !== questionId)));
    },
  };
}
