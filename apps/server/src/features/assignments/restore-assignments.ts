import type { Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emitAll } from '../../platform/events/index.ts';
import { type AssignOutcome, assignedBefore, lockedSubjects, type Subject } from './assign-many.ts';
import { deleteAssignments, putAssignments } from './assignments.repository.ts';
import type { FindPeople } from './people.ts';

/** What there was before, by submission: an assignment with its date, or none. */
type Earlier = ReadonlyMap<number, { dueOn?: string | null }>;
type Given = { userId: number; dueOn: string | null; findPeople: FindPeople };

/** Restores what `assignMany` has replaced, unless it was changed since. */
export async function restoreAssignments(
  transaction: Transaction,
  by: Actor,
  earlier: Earlier,
  { userId, dueOn, findPeople }: Given,
): Promise<AssignOutcome> {
  const { companyId } = by;
  const outcome: AssignOutcome = { refused: new Map(), changed: new Map() };
  const ids = [...earlier.keys()];
  const subjects = await lockedSubjects(transaction, companyId, ids);
  const current = await assignedBefore(transaction, companyId, ids);
  const restored: { subject: Subject; before: { dueOn?: string | null } }[] = [];
  for (const [submissionId, before] of earlier) {
    const subject = subjects.get(submissionId);
    if (subject === undefined) outcome.refused.set(submissionId, new RequestError('submission.not_found'));
    else if (current(submissionId).dueDates.get(userId) !== dueOn)
      outcome.refused.set(submissionId, new RequestError('submission.changed_meanwhile'));
    else {
      restored.push({ subject, before });
      outcome.changed.set(submissionId, { dueOn });
    }
  }
  const person = (await findPeople(transaction, companyId)).find(({ id }) => id === userId);
  const who = { by, userId, reviewer: person?.name ?? '' };
  const ended = restored.filter(({ before }) => before.dueOn === undefined);
  const idsOf = (those: typeof restored) => those.map(({ subject }) => subject.submissionId);
  await deleteAssignments(transaction, companyId, idsOf(ended), userId);
  await emitAll(
    transaction,
    ended.map(({ subject }) => ({ type: 'submission.reviewer_unassigned', ...who, ...subject })),
  );
  const moved = restored.flatMap(({ subject, before }) =>
    before.dueOn === undefined ? [] : [{ subject, before, dueOn: before.dueOn }],
  );
  for (const [day, those] of Map.groupBy(moved, (one) => one.dueOn))
    await putAssignments(transaction, companyId, idsOf(those), { userId, dueOn: day });
  await emitAll(
    transaction,
    moved.map(({ subject, dueOn: day }) => {
      return { type: 'submission.due_date_changed', ...who, ...subject, dueOn: day };
    }),
  );
  return outcome;
}
