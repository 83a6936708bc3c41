import { type AnswerValue, type ValueFormat, valueFormats } from '@nimble/contracts/answers';
import type { OpenInterview } from '@nimble/contracts/interviews';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Drafts, draftKey } from '../../answers/index.ts';

type Options = {
  token: string;
  submissionId: number;
  initial: OpenInterview;
  onRefused: (error: unknown) => void;
};

/** The begun answers of this interview that are not recorded. */
export function useDrafts({ token, submissionId, initial: { job, drafts: begun }, onRefused }: Options) {
  const [drafts] = useState(
    () =>
      new Drafts({
        token,
        submissionId,
        initial: begun,
        onRefused,
        limitOf: (questionId) =>
          job.untimed ? null : (job.questions.find(({ id }) => id === questionId)?.duration ?? 0),
      }),
  );
  useEffect(() => void drafts.restore(), [drafts]);
  const known = useSyncExternalStore(drafts.subscribe, drafts.snapshot);
  return {
    drafts,
    /** The server does not have what is on this page. */
    isUnsaved: [...known.values()].some(({ isUsed, saving }) => !isUsed && saving !== 'saved'),
    /** There is no time limit. */
    isUntimed: job.untimed,
    /** How often a question can still be answered in this format; null: without limit. */
    attemptsLeft: (questionId: number, format: ValueFormat): number | null =>
      job.retakes === null
        ? null
        : Math.max(0, job.retakes + 1 - (known.get(draftKey(questionId, format))?.attempt ?? 0)),
    /** The format in which an answer was begun that is not used yet; undefined for none. */
    begunFormat(questionId: number): ValueFormat | undefined {
      return valueFormats.find((format) => {
        const draft = known.get(draftKey(questionId, format));
        return draft !== undefined && !draft.isUsed && !isEmpty(draft.value);
      });
    },
  };
}

function isEmpty(value: AnswerValue): boolean {
  switch (value.format) {
    case 'text':
      return value.text.trim() === '';
    case 'choice':
      return value.chosen.length === 0;
    case 'number':
      return value.number === null;
    case 'date':
      return value.date === null;
  }
}
