import { mostPools } from '@nimble/contracts/jobs';
import { useFormContext, useWatch } from 'react-hook-form';
import type { JobDraft } from '../job-draft.ts';
import { poolSize } from './pool-size.ts';

/** The pools of the form; each is named by its place from 1, which its questions have as `pool`. */
export function usePools() {
  const { control, getValues, setValue } = useFormContext<JobDraft>();
  const pools = useWatch({ control, name: 'pools' });
  const questions = useWatch({ control, name: 'questions' });
  const put = (changed: JobDraft['pools']) => setValue('pools', changed, { shouldDirty: true });
  const putPool = (index: number, pool: number | null) =>
    setValue(`questions.${index}.pool`, pool, { shouldDirty: true });
  return {
    pools: pools.map(({ draw }, index) => ({
      draw,
      number: index + 1,
      size: poolSize(questions, index + 1),
    })),
    isFull: pools.length >= mostPools,
    add: () => put([...pools, { draw: 1 }]),
    setDraw: (number: number, draw: number) =>
      put(pools.map((pool, index) => (index + 1 === number ? { draw } : pool))),
    /** Its questions are then asked in every interview. */
    remove(number: number): void {
      for (const [index, { pool = null }] of getValues('questions').entries()) {
        if (pool === number) putPool(index, null);
        else if (pool !== null && pool > number) putPool(index, pool - 1);
      }
      put(pools.filter((_, index) => index + 1 !== number));
    },
    poolOf: (index: number) => questions[index]?.pool ?? null,
    choose: putPool,
  };
}
