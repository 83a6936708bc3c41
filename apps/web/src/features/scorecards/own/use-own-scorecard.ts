import type { Rating, Scorecard } from '@nimble/contracts/scorecards';
import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useSaveScorecard } from '../scorecards.queries.ts';
import { ratingsToSend, withRating } from './own-ratings.ts';

const autosaveMilliseconds = 700;

/**
 * The user's own scorecard. A draft is saved automatically; after submitting, when others read it, only by hand.
 * Unsaved input survives a change of tab and a reload.
 */
export function useOwnScorecard({ submissionId, criteria, own }: Scorecard) {
  const draftName = `scorecard ${submissionId}`;
  const save = useSaveScorecard(submissionId);
  const [typed, setTyped] = useState<readonly Rating[] | null>(() => keptRatings(draftName));
  const ratings = typed ?? own.ratings;
  const isGiven = own.givenAt !== null;

  function send(give: boolean, onSaved?: () => void): void {
    save.mutate(
      { ratings: ratingsToSend(ratings, criteria), give },
      {
        onSuccess: () => {
          // Input during the save is still to be saved.
          setTyped((now) => (now === typed ? null : now));
          if (typed === null || keptIs(draftName, typed)) dropDraft(draftName);
          onSaved?.();
        },
      },
    );
  }
  const autosave = useEffectEvent(() => send(false));

  useEffect(() => {
    if (typed === null || isGiven) return;
    const timer = setTimeout(autosave, autosaveMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, isGiven]);

  return {
    ratings,
    isGiven,
    isUnsaved: typed !== null,
    isSaving: save.isPending,
    /** Not during an automatic save: a press then counts, and is sent after it. */
    isGiving: save.isPending && save.variables.give,
    error: save.error,
    rate(changed: Rating): void {
      const next = withRating(ratings, changed);
      setTyped(next);
      keepDraft(draftName, { ratings: next });
    },
    give: (onGiven: () => void) => send(true, onGiven),
    saveChanges: (onSaved: () => void) => send(false, onSaved),
    discard(): void {
      setTyped(null);
      dropDraft(draftName);
    },
  };
}
export type OwnScorecard = ReturnType<typeof useOwnScorecard>;

function keptRatings(draftName: string): readonly Rating[] | null {
  const { ratings } = readDraft(draftName);
  return Array.isArray(ratings) ? ratings : null;
}

function keptIs(draftName: string, ratings: readonly Rating[]): boolean {
  return JSON.stringify(readDraft(draftName)['ratings']) === JSON.stringify(ratings);
}
