import type { FileKind } from '@nimble/contracts/answers';
import type { CreatedAt, Later } from '../column-types.ts';

/** Files that candidates send as their answers. */
export type AnswerFileTables = {
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
};
