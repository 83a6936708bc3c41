import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';

/** Days before erasing on which people are warned. */
export const warningDays = [14, 7, 1] as const;
export type WarningDays = (typeof warningDays)[number];

/** Whether old submissions are erased, and if not, why not. Only in `erasing` does anything go. */
export const retentionStates = ['not_enforced', 'trial', 'not_chosen', 'paused', 'erasing'] as const;
export type RetentionState = (typeof retentionStates)[number];

/** How long everything is kept when people stop the erasing; `always` is until they let it go on again. */
export const keepChoices = ['30', '90', '365', 'always', 'no'] as const;
export type KeepChoice = (typeof keepChoices)[number];
export const keepChoice = z.object({ keep: z.enum(keepChoices) });

/** Submissions that go together. */
const erasureBatch = z.object({
  id: z.number(),
  submissions: z.number(),
  /** Of their stored files. */
  bytes: z.number(),
  /** Not before. */
  erasesAt: timestampField,
  /** Whether a mail server has accepted a warning, or a team member has read one here; nothing is erased without. */
  isWarned: z.boolean(),
});

export const retention = z.object({
  state: z.enum(retentionStates),
  /** Of the plan in force. */
  days: z.number(),
  /** Since when everything is kept by choice; null: it is not. */
  pausedAt: z.nullable(timestampField),
  /** null: until people let it go on. */
  pausedUntil: z.nullable(timestampField),
  /** What goes first stands first; empty unless the state is `erasing`. */
  batches: z.array(erasureBatch),
});
export type Retention = z.infer<typeof retention>;

export const submissionToErase = z.object({
  id: z.number(),
  candidateName: z.string(),
  jobTitle: z.string(),
  submittedAt: timestampField,
  erasesAt: timestampField,
});
export type SubmissionToErase = z.infer<typeof submissionToErase>;
