import type { AnswerFormat } from '@nimble/contracts/answers';
import type { ColumnType, Generated } from 'kysely';
import type { Later } from '../column-types.ts';

/** How a candidate answers: which questions, in which time, and in which formats. */
export type AnswerTimeColumns = {
  /** Of the draw from the job's pools; null: it had none. */
  draw_seed: Later<string>;
  /** All questions that it asks, in their order; null: all of the job. */
  drawn_questions: Later<number[]>;
  time_factor: Generated<number>;
  /** Without time limits, by the job or for this candidate alone. */
  untimed: Generated<boolean>;
  /** Both as the interview began, without extra time. */
  begun_time_factor: Generated<number>;
  begun_untimed: Generated<boolean>;
  questions_in_advance: Generated<boolean>;
  /** In which an answer was begun. Kept by triggers. */
  begun_formats: ColumnType<AnswerFormat[], never, never>;
};
