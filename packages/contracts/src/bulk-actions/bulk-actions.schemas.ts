import * as z from 'zod/mini';
import { assignmentInput } from '../assignments/assignments.schemas.ts';
import { decisionMail, decisionMailKinds } from '../decision-mails/decision-mails.schemas.ts';
import { givenExtraTime } from '../extra-time/extra-time.schemas.ts';
import { idField, timestampField } from '../fields.ts';
import { reviewStatuses, submissionStatuses } from '../submissions/submissions.schemas.ts';
import { bulkActionMessages } from './bulk-actions.messages.ts';

/** How many submissions one bulk action changes at most. */
export const mostInBulk = 10_000;
/** How many of them a call may name one by one. */
export const mostNamed = 1000;
/** How many bulk actions of a company are in progress at the same time. */
export const mostBulkActions = 5;
/** For so long after its end a bulk action can be undone, if it sent nothing. */
export const bulkUndoMinutes = 10;
/** How many failures of a bulk action are listed; the reasons count all. */
export const mostFailuresListed = 500;

/** What a bulk action does to each submission. A new kind also needs its work in `apps/server/src/bulk-works.ts`. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: z.enum(reviewStatuses),
    /** Emails each candidate. */
    mail: z.optional(decisionMail),
  }),
  /**
   * Moves each to a stage of the company, and gives it the status of that; null: to the built-in stage of its status.
   */
  z.object({ kind: z.literal('stage'), stageId: z.nullable(idField) }),
  z.object({ kind: z.literal('tag'), tagId: idField, action: z.enum(['add', 'remove']) }),
  /** Emails each candidate whose decision it fits, without changing the decision. */
  z.object({ kind: z.literal('mail'), mail: decisionMail }),
  /** Assigns a reviewer to each, or changes the due date. */
  z.object({ kind: z.literal('assign'), userId: idField, dueOn: assignmentInput.shape.dueOn }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('extra_time'), factor: givenExtraTime.shape.factor }),
]);
export type BulkChange = z.infer<typeof bulkChange>;

/** `undo` follows from another one. */
export const bulkKinds = [
  'status',
  'stage',
  'tag',
  'mail',
  'assign',
  'delete',
  'extra_time',
  'undo',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

const namedSubmissions = z.object({
  by: z.literal('ids'),
  submissions: z
    .array(
      z.object({
        id: idField,
        /** What the person saw; one that has another status by now is left as it is. */
        status: z.optional(z.enum(submissionStatuses)),
      }),
    )
    .check(
      z.minLength(1, bulkActionMessages.noneSelected),
      z.maxLength(mostNamed, bulkActionMessages.tooManyNamed),
    ),
});

const matchingSubmissions = z.object({
  by: z.literal('filters'),
  /** As in the query of `listSubmissions`; empty for all. */
  filters: z.record(z.string(), z.unknown()),
  /** How many the person saw. With more by now, the call is refused: nobody has looked at the others. */
  count: z.int().check(z.minimum(1)),
});

/** These submissions, or all that match the filters when the call arrives. */
export const bulkSelection = z.discriminatedUnion('by', [namedSubmissions, matchingSubmissions]);
export type BulkSelection = z.infer<typeof bulkSelection>;

export const newBulkAction = z.object({ change: bulkChange, selection: bulkSelection });
export type NewBulkAction = z.infer<typeof newBulkAction>;

/** `stopped`: the person has lost the permission, or the server failed; the rest stays as it was. */
export const bulkStates = ['waiting', 'running', 'done', 'canceled', 'stopped'] as const;
export type BulkState = (typeof bulkStates)[number];

export const bulkAction = z.object({
  id: z.number(),
  kind: z.enum(bulkKinds),
  state: z.enum(bulkStates),
  /** The status that `status` has set, or that an undo of it has taken back; null for other kinds. */
  status: z.nullable(z.enum(reviewStatuses)),
  /** The email that went with it. */
  mail: z.nullable(z.enum(decisionMailKinds)),
  total: z.number(),
  done: z.number(),
  /** Those of `done` that needed no change, such as candidates who had the status already. */
  unchanged: z.number(),
  failed: z.number(),
  createdAt: timestampField,
  finishedAt: z.nullable(timestampField),
  /** Until when it can be undone; null if it cannot. */
  undoUntil: z.nullable(timestampField),
  /** Why it was stopped. */
  stopped: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type BulkAction = z.infer<typeof bulkAction>;

const reason = { code: z.string(), message: z.string() };

export const bulkFailures = z.object({
  /** Every reason with its number of submissions. */
  reasons: z.array(z.object({ ...reason, count: z.number() })),
  /** The first ones, in the order of their ids; `candidateName` is null once it is erased. */
  failures: z.array(z.object({ submissionId: z.number(), candidateName: z.nullable(z.string()), ...reason })),
});
export type BulkFailures = z.infer<typeof bulkFailures>;
