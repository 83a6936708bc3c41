import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { type UseFieldArrayAppend, useFormContext } from 'react-hook-form';
import { copyOfLibrary, type JobDraft } from './job-draft.ts';

/** Questions of the form that come from the library, or go there. */
export function useLibraryCopies(append: UseFieldArrayAppend<JobDraft, 'questions'>) {
  const { clearErrors, getValues, setValue } = useFormContext<JobDraft>();
  return {
    /** Adds copies in this order. */
    add(questions: readonly LibraryQuestion[]): void {
      append(questions.map(copyOfLibrary), { shouldFocus: false });
      clearErrors('questions');
    },
    read: (index: number) => getValues(`questions.${index}`),
    /** Remembers that a question is in the library. */
    remember(index: number, id: number): void {
      setValue(`questions.${index}.libraryQuestion`, id, { shouldDirty: true });
    },
  };
}
