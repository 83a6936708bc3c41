import { mostQuestions } from '@nimble/contracts/jobs';
import { useMemo, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { addedQuestion, type JobDraft } from './job-draft.ts';
import { useLibraryCopies } from './use-library-copies.ts';
import { useQuestionOrder } from './use-question-order.ts';

/**
 * The questions of the form: up to 20, added, duplicated, ordered and removed.
 * @param keepsOne the last question of an existing job cannot be removed, and each removal is confirmed
 */
export function useQuestions(keepsOne: boolean) {
  const { control, clearErrors, formState, getValues } = useFormContext<JobDraft>();
  // Under `key`, because a saved question has an `id` of its own.
  const { fields, append, insert, move, remove } = useFieldArray({
    control,
    name: 'questions',
    keyName: 'key',
  });
  const keys = useMemo(() => fields.map(({ key }) => key), [fields]);
  const [toRemove, setToRemove] = useState<number | null>(null);
  const order = useQuestionOrder(keys, (from, to) => {
    move(from, to);
    clearErrors('questions');
  });
  const room = Math.max(0, mostQuestions - fields.length);

  function drop(index: number): void {
    remove(index);
    clearErrors('questions');
    setToRemove(null);
  }
  function duplicate(index: number): void {
    const { id: _ofTheOther, ...copy } = getValues(`questions.${index}`);
    insert(index + 1, copy, { focusName: `questions.${index + 1}.question` });
    clearErrors('questions');
  }
  /** Removes a question; undefined where it has to stay. */
  function removal(index: number): (() => void) | undefined {
    if (!keepsOne) return () => drop(index);
    return fields.length > 1 ? () => setToRemove(index) : undefined;
  }

  return {
    fields,
    order,
    /** How many more there may be. */
    room,
    /** Errors of the whole list. */
    error: formState.errors.questions?.root?.message ?? formState.errors.questions?.message,
    add(): void {
      append(addedQuestion(), { focusName: `questions.${fields.length}.question` });
      clearErrors('questions');
    },
    library: useLibraryCopies(append),
    duplicate,
    removal,
    /** The question whose removal is to be confirmed. */
    toRemove,
    remove: drop,
    keep: () => setToRemove(null),
  };
}
