import type { ReviewStatus, SubmissionStatus } from './submissions.schemas.ts';

/** A decision on a candidate; Edit Review turns one into another (spec 2 §2). */
export const finalStatuses = [
  'reviewed',
  'shortlisted',
  'rejected',
] as const satisfies readonly ReviewStatus[];
export type FinalStatus = (typeof finalStatuses)[number];

export function isFinal(status: SubmissionStatus): status is FinalStatus {
  return finalStatuses.some((final) => final === status);
}

/**
 * May a reviewer give this status (spec 2 §4)? Nothing can be done before the answers are there, and what is decided
 * does not fall back to being in review, as opening it at the wrong moment would do.
 */
export function mayGiveStatus(from: SubmissionStatus, to: ReviewStatus): boolean {
  if (from === 'uploading' || from === 'processing') return false;
  return to !== 'in_review' || !isFinal(from);
}
