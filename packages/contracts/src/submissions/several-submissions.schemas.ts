import * as z from 'zod/mini';
import { decisionMail } from '../decision-mails/decision-mails.schemas.ts';
import { idField, timestampField } from '../fields.ts';
import { largestPageSize } from '../pagination.ts';
import { submissionMessages } from './submissions.messages.ts';
import { reviewStatuses, submissionStatuses, undoneDecision } from './submissions.schemas.ts';

/** How many submissions one call changes or deletes. */
export const mostAtOnce = largestPageSize;

const atLeastOne = z.minLength(1, submissionMessages.noneChosen);
const atMost = z.maxLength(mostAtOnce, submissionMessages.tooManyChosen);

export const severalStatusChanges = z.object({
  status: z.enum(reviewStatuses),
  /** Emails each candidate whose status changes. */
  mail: z.optional(decisionMail),
  submissions: z
    .array(
      z.object({
        id: idField,
        /** What the reviewer saw; one that has another status by now is left as it is. */
        ifUnchanged: z.optional(z.object({ status: z.enum(submissionStatuses) })),
      }),
    )
    .check(atLeastOne, atMost),
});
export type SeveralStatusChanges = z.infer<typeof severalStatusChanges>;

export const severalUndone = z.object({
  changed: z.array(z.number()),
  /** Those that stay as they are, and why. */
  refused: z.array(z.object({ id: z.number(), code: z.string(), message: z.string() })),
});
export type SeveralUndone = z.infer<typeof severalUndone>;

export const severalChanged = z.extend(severalUndone, {
  /** Decisions among the changes; undoing them needs the id and the time. */
  decisions: z.array(z.object({ id: z.number(), reviewedAt: timestampField })),
});
export type SeveralChanged = z.infer<typeof severalChanged>;

export const severalDecisions = z.object({
  decisions: z.array(z.extend(undoneDecision, { id: idField })).check(atLeastOne, atMost),
});
export type SeveralDecisions = z.infer<typeof severalDecisions>;

export const severalIds = z.object({ ids: z.array(idField).check(atLeastOne, atMost) });
