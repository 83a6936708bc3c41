import { type SqlBool, sql } from 'kysely';

/** Is a question asked in this interview? Of pools it asks only what was drawn when it began. */
export const isDrawn = sql<SqlBool>`(
  submissions.drawn_questions is null or questions.id = any (submissions.drawn_questions)
)`;

/** The place of a question among those that this interview asks, from 1. */
export const placeInInterview = sql<number>`coalesce(
  array_position(submissions.drawn_questions, questions.id), questions.position
)`;
