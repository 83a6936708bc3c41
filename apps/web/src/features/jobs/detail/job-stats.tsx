import { CountCard, submissionCountQuery } from '../../submissions/index.ts';
import { jobPageMessages } from '../messages.ts';

const messages = jobPageMessages.stats;

/** Total, completed (reviewed) and pending (pending or in review), as spec 2 §4 counts them. */
export function JobStats({ jobId }: { jobId: number }) {
  return (
    <div className="mb-5 grid grid-cols-3 gap-3 sm:gap-5">
      <CountCard label={messages.total} query={submissionCountQuery({ jobId }, [])} />
      <CountCard label={messages.completed} query={submissionCountQuery({ jobId }, ['reviewed'])} />
      <CountCard label={messages.pending} query={submissionCountQuery({ jobId }, ['pending', 'in_review'])} />
    </div>
  );
}
