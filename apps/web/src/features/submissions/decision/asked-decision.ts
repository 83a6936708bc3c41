import type { ReviewStatus } from '@nimble/contracts/submissions';

export type AskedStatus = 'shortlisted' | 'rejected';

/** `status`: undefined where it stays. */
export type GivenDecision = { status: ReviewStatus | undefined };

/** A decision that asks which email the candidate gets. */
export type AskedDecision<Given extends GivenDecision = GivenDecision> = Given & {
  status: AskedStatus;
  /** The server did not say whether it sends emails. */
  isUnsure: boolean;
};

export function isAskedAbout(status: ReviewStatus): status is AskedStatus {
  return status === 'shortlisted' || status === 'rejected';
}
