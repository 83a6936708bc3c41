import type { Stage } from '@nimble/contracts/stages';
import type { ReviewStatus } from '@nimble/contracts/submissions';

/** A decision that asks which email the candidate gets. */
export type AskedDecision = {
  status: 'shortlisted' | 'rejected';
  /** Said once it is saved without one. */
  said: string;
  /** A stage of this status, where the candidate moves to. */
  stage?: Stage | null | undefined;
};

export function isAskedAbout(status: ReviewStatus): status is AskedDecision['status'] {
  return status === 'shortlisted' || status === 'rejected';
}
