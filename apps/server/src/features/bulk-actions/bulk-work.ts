import type { BulkChange, BulkKind } from '@nimble/contracts/bulk-actions';
import type { Permission, Permissions } from '@nimble/contracts/roles';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../platform/database/index.ts';
import type { BulkBefore } from '../../platform/database/tables/bulk-action-tables.ts';
import type { RequestError } from '../../platform/errors.ts';
import type { Actor } from '../../platform/events/index.ts';

export type BulkItem = {
  submissionId: number;
  /** The status that the person saw, or that it had when the action began. */
  seenStatus: SubmissionStatus;
  /** Only for an undo: when the change was made, and what it replaced. */
  earlierAt: Date | null;
  before: BulkBefore | null;
};

/** One part of a bulk action. `at` is the time of its changes. */
type BulkPart<Change> = { change: Change; items: readonly BulkItem[]; at: Date };

/** `refused`: with the reason. `changed`: with what undoing restores; the others were so before. */
export type BulkOutcome = {
  refused: ReadonlyMap<number, RequestError>;
  changed: ReadonlyMap<number, BulkBefore>;
};

/**
 * Changes the submissions of one part, in the transaction of its progress, each with the event of a single change. It
 * runs again after a crash, with nothing of the first time.
 */
type BulkWork<Change> = (transaction: Transaction, by: Actor, part: BulkPart<Change>) => Promise<BulkOutcome>;

type ChangeOf<Kind extends BulkChange['kind']> = Extract<BulkChange, { kind: Kind }>;

/**
 * How each kind of change is done: its work, the permission that it needs, and how many one part changes. `undo`
 * restores what `work` has changed; null where nothing can.
 */
export type BulkWorks = {
  readonly [Kind in BulkChange['kind']]: {
    readonly permission: Permission;
    readonly partSize: (change: ChangeOf<Kind>) => number;
    readonly work: BulkWork<ChangeOf<Kind>>;
    readonly undo: BulkWork<ChangeOf<Kind>> | null;
  };
};

/**
 * The permissions that a person, or a program on behalf of that person, has now; none for those who may not use
 * Nimble any more.
 */
export type FindPermissions = (
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
export function workOf(
  works: BulkWorks,
  { kind, change }: { kind: BulkKind; change: BulkChange },
): BulkWorks['status'] {
  const found = works[change.kind] as BulkWorks['status'];
  if (kind !== 'undo') return found;
  const { undo } = found;
  if (undo === null) throw new Error(`There is no undoing of ${change.kind}.`);
  return { ...found, work: undo };
}
