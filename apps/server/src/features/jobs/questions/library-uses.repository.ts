import { sql } from 'kysely';

/** How many jobs have a copy of the library's question; a job that has it twice, or was saved again, counts once. */
export const libraryUses = sql<number>`(
  select count(distinct questions.job_id) from questions
  where questions.library_question_id = library_questions.id
    and questions.company_id = library_questions.company_id
    and questions.removed_at is null
)`;
