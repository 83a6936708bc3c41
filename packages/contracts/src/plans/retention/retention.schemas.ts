import * as z from 'zod/mini';
import { timestampField } from '../../fields.ts';

/** Days before erasing on which warnings are sent. */
export const warningDays = [14, 7, 1] as const;
export type WarningDays = (typeof warningDays)[number];

/** Whether old submissions are erased, and if not, why not. Only the state `erasing` erases anything. */
const retentionStates = ['not_enforced', 'trial', 'not_chosen', 'paused', 'erasing'] as const;
export type RetentionState = (typeof retentionStates)[number];

/** How long a pause keeps everything; `always` is until it is ended by hand. */
export const keepChoices = ['30', '90', '365', 'always', 'no'] as const;
export type KeepChoice = (typeof keepChoices)[number];
export const keepChoice = z.object({ keep: z.enum(keepChoices) });

/** Submissions that are erased together. */
const erasureBatch = z.object({
  id: z.number(),
  submissions: z.number(),
  /** The size of their stored files. */
  bytes: z.number(),
  /** Not before. */
  erasesAt: timestampField,
  /** Whether a mail server has accepted a warning, or a team member has read one here; otherwise nothing is erased. */
  isWarned: z.boolean(),
});

export const retention = z.object({
  state: z.enum(retentionStates),
  /** How long the current plan keeps submissions. */
  days: z.number(),
  /** Since when the erasing has been paused; null: it is not. */
  pausedAt: z.nullable(timestampField),
  /** null: until it is resumed by hand. */
  pausedUntil: z.nullable(timestampField),
  /** The first to be erased first; empty unless the state is `erasing`. */
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
