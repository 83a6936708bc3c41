import { useCallback, useState } from 'react';
import type { KeptTake } from '../../recordings/index.ts';

/** Recorded takes that are neither used nor discarded yet, by their question; the oldest first. */
export type Unjudged = ReadonlyMap<number, readonly KeptTake[]>;

export function useUnjudged() {
  const [unjudged, setUnjudged] = useState<Unjudged>(new Map());
  return {
    unjudged,
    offer: useCallback((take: KeptTake) => {
      setUnjudged((before) => {
        const others = (before.get(take.questionId) ?? []).filter(({ takeId }) => takeId !== take.takeId);
        const all = [...others, take].sort((one, other) => one.startedAt - other.startedAt);
        return new Map(before).set(take.questionId, all);
      });
    }, []),
    /** It was used or discarded. */
    judged({ questionId, takeId }: KeptTake): void {
      setUnjudged((before) => {
        const rest = (before.get(questionId) ?? []).filter((other) => other.takeId !== takeId);
        const after = new Map(before).set(questionId, rest);
        if (rest.length === 0) after.delete(questionId);
        return after;
      });
    },
  };
}
