import { type SqlBool, sql } from 'kysely';

/** Is a question asked in this interview? It asks those of when it began, and of pools only what was drawn then. */
export const isAsked = sql<SqlBool>`(
  questions.created_at <= submissions.created_at
  and (questions.removed_at is null or questions.removed_at > submissions.created_at)
  and (submissions.drawn_questions is null or questions.id = any (submissions.drawn_questions))
)`;

/** The place of a question among those that this interview asks, from 1. */
export const placeInInterview = sql<number>`coalesce(
  array_position(submissions.drawn_questions, questions.id), questions.position
)`;
