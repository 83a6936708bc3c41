import type { AnswerValue, FileKind, ValueFormat } from '@nimble/contracts/answers';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Later, UpdatedAt } from '../column-types.ts';

/** Answers that are not recorded, while they are made. */
export type UnrecordedTables = {
  answer_files: {
    take_id: string;
    company_id: number;
    submission_id: number;
    question_id: number;
    name: string;
    size_bytes: number;
    /** From here on when it has arrived. */
    file_id: Later<number>;
    kind: Later<FileKind>;
    mime: Later<string>;
    response_id: Later<number>;
    created_at: CreatedAt;
  };
  answer_drafts: {
    company_id: number;
    submission_id: number;
    question_id: number;
    format: ValueFormat;
    attempt: Generated<number>;
    started_at: Generated<Date>;
    sequence: Generated<number>;
    writer: Later<string>;
    value: ColumnType<AnswerValue, string, string>;
    seconds_used: Generated<number>;
    is_late: Generated<boolean>;
    used_attempt: Later<number>;
    updated_at: UpdatedAt;
  };
};
