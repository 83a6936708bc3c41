import type { ReviewStatus, SubmissionStatus } from './submissions.schemas.ts';

/** The decisions on a candidate; Edit review changes one into another. */
export const finalStatuses = [
  'reviewed',
  'shortlisted',
  'rejected',
] as const satisfies readonly ReviewStatus[];
type FinalStatus = (typeof finalStatuses)[number];

export function isFinal(status: SubmissionStatus): status is FinalStatus {
  return finalStatuses.some((final) => final === status);
}

/** What candidates and other systems wait for: approved or rejected. */
export const decisions = ['shortlisted', 'rejected'] as const satisfies readonly FinalStatus[];
export type Decision = (typeof decisions)[number];

/** null: not decided. */
export function decisionOf(status: SubmissionStatus): Decision | null {
  return decisions.find((decision) => decision === status) ?? null;
}

/** For so long the server undoes a decision. Screens offer it for seconds, but wait while a person reads the offer. */
export const undoMinutes = 10;

/**
 * May a reviewer set this status? Nothing can be decided before the answers are processed, and a decision does not fall
 * back to being in review, as opening the submission at the wrong moment would do.
 */
export function mayGiveStatus(from: SubmissionStatus, to: ReviewStatus): boolean {
  if (from === 'uploading' || from === 'processing') return false;
  return to !== 'in_review' || !isFinal(from);
}
