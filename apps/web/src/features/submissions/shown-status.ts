import type { SubmissionStatus } from '@nimble/contracts/submissions';
import { submissionStatusLabels } from './messages.ts';

/**
 * The status that a list shows: an unknown one, as from a newer server, counts as pending. The server's shortlisted has
 * the label Approved.
 */
export function shownStatus(status: string): SubmissionStatus {
  return isKnown(status) ? status : 'pending';
}

function isKnown(status: string): status is SubmissionStatus {
  return Object.hasOwn(submissionStatusLabels, status);
}
