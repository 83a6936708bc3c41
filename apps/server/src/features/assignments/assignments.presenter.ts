import type { Assignment, Queued } from '@nimble/contracts/assignments';
import type { SubmissionSummary } from '@nimble/contracts/submissions';
import type { AssignmentRow, QueueRow } from './assignments.repository.ts';

export function presentAssignment(row: AssignmentRow): Assignment {
  return {
    userId: row.user_id,
    name: row.name,
    isDone: row.is_done,
    dueOn: row.due_on,
    isOverdue: row.is_overdue && !row.is_done,
    assignedAt: row.created_at.toISOString(),
  };
}

export function presentQueued(row: QueueRow, submission: SubmissionSummary): Queued {
  return {
    submission,
    dueOn: row.due_on,
    isOverdue: row.is_overdue,
    assignedAt: row.created_at.toISOString(),
  };
}
