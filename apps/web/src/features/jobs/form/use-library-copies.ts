import { eachTextOnce } from '@nimble/contracts';
import { mostPools } from '@nimble/contracts/jobs';
import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { mostCriteria } from '@nimble/contracts/scorecards';
import { type UseFieldArrayAppend, useFormContext } from 'react-hook-form';
import { tellOmittedCriteria } from '../../scorecards/index.ts';
import { copyOfLibrary, type JobDraft } from './job-draft.ts';

/** Questions of the form that come from the library, or go there. */
export function useLibraryCopies(append: UseFieldArrayAppend<JobDraft, 'questions'>) {
  const { clearErrors, getValues, setValue } = useFormContext<JobDraft>();
  return {
    /** Can the job have another pool? */
    mayPool: getValues('pools').length < mostPools,
    /** Adds copies in this order; as a new pool if only some are to be drawn. */
    add(questions: readonly LibraryQuestion[], draw: number | null): void {
      const pools = getValues('pools');
      const pool = draw === null ? null : pools.length + 1;
      if (draw !== null) setValue('pools', [...pools, { draw }], { shouldDirty: true });
      const criteria = getValues('criteria');
      if (criteria !== undefined) {
        const wanted = eachTextOnce([...criteria, ...questions.flatMap((question) => question.criteria)]);
        setValue('criteria', wanted.slice(0, mostCriteria));
        tellOmittedCriteria(wanted.slice(mostCriteria));
      }
      append(
        questions.map((question) => ({ ...copyOfLibrary(question), pool })),
        { shouldFocus: false },
      );
      clearErrors('questions');
    },
    read: (index: number) => getValues(`questions.${index}`),
    /** Remembers that a question is in the library. */
    remember(index: number, id: number): void {
      setValue(`questions.${index}.libraryQuestion`, id, { shouldDirty: true });
    },
  };
}
