import type { QuestionFormats } from '@nimble/contracts/answers';
import type { EmploymentType } from '@nimble/contracts/jobs';
import type { Difficulty } from '@nimble/contracts/question-library';
import type { JobTemplate, TemplateCategoryKey } from '@nimble/contracts/templates';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Id, Later, SearchText, UpdatedAt } from '../column-types.ts';

/** Tables of questions: of jobs, of templates and of the library. */
export type QuestionTables = {
  questions: {
    id: Id;
    company_id: number;
    job_id: number;
    question: string;
    time_limit_seconds: number;
    required: boolean;
    /** The file that it shows. */
    media_id: Later<number>;
    formats: ColumnType<QuestionFormats, string | undefined, string>;
    /** From 1. */
    position: number;
    created_at: Generated<Date>;
    removed_at: Later<Date>;
    /** The question of the library that it is a copy of. */
    library_question_id: Later<number>;
    /** From 1; null: asked in every interview. */
    pool: Later<number>;
  };
  job_templates: {
    id: Id;
    company_id: number;
    title: string;
    description: string;
    category: TemplateCategoryKey;
    employment_type: EmploymentType;
    questions: ColumnType<JobTemplate['questions'], string, string>;
    created_at: CreatedAt;
  };
  library_questions: {
    id: Id;
    company_id: number;
    /** As some version has stored it. */
    content: ColumnType<unknown, string, string>;
    media_id: Later<number>;
    criteria: Generated<string[]>;
    searched_question: SearchText;
    tags: string[];
    difficulty: Difficulty | null;
    created_by: number | null;
    updated_by: number | null;
    created_at: CreatedAt;
    updated_at: UpdatedAt;
  };
};
