import { longestUntimedRecording } from '@nimble/contracts/extra-time';
import { sql } from 'kysely';

/**
 * The time limit of a recorded answer with the candidate's extra time, in whole seconds; untimed, what storage allows.
 */
export const ownTimeLimit = sql<number>`case when submissions.untimed then ${sql.lit(longestUntimedRecording)}
  else ceil(questions.time_limit_seconds * submissions.time_factor)::integer end`;

/** The same of an answer that is not recorded: null without a limit. */
export const ownValueLimit = sql<number | null>`case when not submissions.untimed
  then ceil(questions.time_limit_seconds * submissions.time_factor) end`;
