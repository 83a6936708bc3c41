import type { SubmissionStatus } from '@nimble/contracts/submissions';
import { StatusBadge } from '../../ui/figures/status-badge.tsx';
import { submissionStatusLabels } from './messages.ts';
import { shownStatus } from './shown-status.ts';

/** A submission's status with the labels of lists, where shortlisted reads Approved. */
export function SubmissionStatusBadge({ status }: { status: SubmissionStatus }) {
  const shown = shownStatus(status);
  return <StatusBadge status={shown}>{submissionStatusLabels[shown]}</StatusBadge>;
}
