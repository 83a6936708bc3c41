import type { SubmissionStatus } from '@nimble/contracts/submissions';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { submissionStatusLabels } from './messages.ts';

/** A submission's status in the words of the lists, where shortlisted reads Approved (spec 2 §4). */
export function SubmissionStatusBadge({ status }: { status: SubmissionStatus }) {
  return <StatusBadge status={status}>{submissionStatusLabels[status]}</StatusBadge>;
}
