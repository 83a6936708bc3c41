import type { AnswerFormat } from '@nimble/contracts/answers';
import type { ColumnType, Generated } from 'kysely';

/** How a candidate answers: in which time, and in which formats. */
export type AnswerTimeColumns = {
  time_factor: Generated<number>;
  /** Without time limits, by the job or for this candidate alone. */
  untimed: Generated<boolean>;
  questions_in_advance: Generated<boolean>;
  /** In which an answer was begun. Kept by triggers. */
  begun_formats: ColumnType<AnswerFormat[], never, never>;
};
