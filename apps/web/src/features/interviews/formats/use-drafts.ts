import type { AnswerValue } from '@nimble/contracts/answers';
import type { OpenInterview } from '@nimble/contracts/interviews';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Drafts, draftKey } from '../../answers/index.ts';

type Options = { token: string; submissionId: number; initial: OpenInterview };

/** The begun answers of this interview that are not recorded. */
export function useDrafts({ token, submissionId, initial: { job, drafts: begun } }: Options) {
  const [drafts] = useState(
    () =>
      new Drafts({
        token,
        submissionId,
        initial: begun,
        limitOf: (questionId) => job.questions.find(({ id }) => id === questionId)?.duration ?? 0,
      }),
  );
  useEffect(() => void drafts.restore(), [drafts]);
  const known = useSyncExternalStore(drafts.subscribe, drafts.snapshot);
  const draftOf = (questionId: number) => known.get(draftKey(questionId, 'text'));
  return {
    drafts,
    /** How often an answer can still be written; null: without limit. */
    attemptsLeft: (questionId: number): number | null =>
      job.retakes === null ? null : Math.max(0, job.retakes + 1 - (draftOf(questionId)?.attempt ?? 0)),
    /** Was something written, and is it not used yet? */
    isWriting(questionId: number): boolean {
      const draft = draftOf(questionId);
      return draft !== undefined && !draft.isUsed && !isEmpty(draft.value);
    },
  };
}

function isEmpty({ text }: AnswerValue): boolean {
  return text.trim() === '';
}
