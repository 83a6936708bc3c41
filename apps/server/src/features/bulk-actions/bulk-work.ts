import type { BulkChange, BulkKind } from '@nimble/contracts/bulk-actions';
import type { Permissions, Right } from '@nimble/contracts/roles';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../platform/database/index.ts';
import type { RequestError } from '../../platform/errors.ts';
import type { Actor } from '../../platform/events/index.ts';

export type BulkItem = {
  submissionId: number;
  /** The status that the person saw, or that it had when the action began. */
  seenStatus: SubmissionStatus;
  /** Of an undo: when the change was made. */
  earlierAt: Date | null;
};

/** One part of a bulk action. `at` is the time of its changes. */
type BulkPart<Change> = { change: Change; items: readonly BulkItem[]; at: Date };

/**
 * Changes the submissions of one part, in the transaction of its progress, each with the event of a single change. It runs again after
 * a crash, with nothing of the first time. @returns those that were refused, and why.
 */
type BulkWork<Change> = (
  transaction: Transaction,
  by: Actor,
  part: BulkPart<Change>,
) => Promise<ReadonlyMap<number, RequestError>>;

type ChangeOf<Kind extends BulkKind> = Extract<BulkChange, { kind: Kind }>;

/** How each kind of change is done: its work, the right that it needs, and how many one part changes. */
export type BulkWorks = {
  readonly [Kind in BulkKind]: {
    readonly right: Right;
    readonly partSize: (change: ChangeOf<Kind extends 'undo' ? 'status' : Kind>) => number;
    readonly work: BulkWork<ChangeOf<Kind extends 'undo' ? 'status' : Kind>>;
  };
};

/** The rights that a person, or a program on behalf of that person, has now; none for those who may not use Nimble any more. */
export type FindRights = (
  transaction: Transaction,
  caller: { companyId: number; userId: number; apiTokenId: number | null },
) => Promise<Permissions>;

/** Runs work without the jobs that a person does not see now. */
export type SeeingAs = <Result>(
  transaction: Transaction,
  person: { companyId: number; userId: number },
  work: () => Promise<Result>,
) => Promise<Result>;

/** The composition is typed by kind; a lookup by the kind of a stored row loses that type. */
export function workOf(works: BulkWorks, kind: BulkKind): BulkWorks['status'] {
  return works[kind] as BulkWorks['status'];
}
