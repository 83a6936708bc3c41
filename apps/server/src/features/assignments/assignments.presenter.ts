import type { Assignment, Colleague, Queued } from '@nimble/contracts/assignments';
import { isAllowed } from '@nimble/contracts/roles';
import type { SubmissionSummary } from '@nimble/contracts/submissions';
import type { AssignmentRow, QueueRow } from './assignments.repository.ts';
import type { Person } from './people.ts';

/** Without those who cannot sign in any more. */
export function presentAssignments(rows: readonly AssignmentRow[], people: readonly Person[]): Assignment[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.flatMap((row) => {
    const name = names.get(row.user_id);
    return name === undefined ? [] : [presentAssignment(row, name)];
  });
}

function presentAssignment(row: AssignmentRow, name: string): Assignment {
  return {
    userId: row.user_id,
    name,
    isDone: row.is_done,
    dueOn: row.due_on,
    isOverdue: row.is_past && !row.is_done,
    assignedAt: row.created_at.toISOString(),
  };
}

export function presentQueued(row: QueueRow, submission: SubmissionSummary): Queued {
  return {
    submission,
    dueOn: row.due_on,
    isOverdue: row.is_past,
    assignedAt: row.created_at.toISOString(),
  };
}

export function presentColleague({ id, name, permissions }: Person): Colleague {
  return { id, name, mayReview: isAllowed(permissions, 'submission', 'update') };
}
