import { CountCard } from '../count-card.tsx';
import { candidatesMessages } from '../messages.ts';
import { type SubmissionScope, submissionCountQuery } from '../submissions.queries.ts';

const messages = candidatesMessages.stats;

/** The numbers above the list. */
export function CandidateStats({ scope }: { scope: SubmissionScope }) {
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
      <CountCard label={messages.total} query={submissionCountQuery(scope, [])} />
      <CountCard label={messages.pending} query={submissionCountQuery(scope, ['pending'])} />
      <CountCard label={messages.inReview} query={submissionCountQuery(scope, ['in_review'])} />
      <CountCard label={messages.approved} query={submissionCountQuery(scope, ['shortlisted'])} />
    </div>
  );
}
