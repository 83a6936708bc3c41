import { type JobStatus, jobStatusChanges } from '@nimble/contracts/jobs';
import { jobPageMessages } from '../messages.ts';

/**
 * The changes of status that the screen offers, by the table that the server goes by too (spec 2 §4), and what their
 * buttons say: a draft is published, a paused job resumed, a closed one reopened.
 */
export function offeredChanges(from: JobStatus): { status: JobStatus; label: string }[] {
  return jobStatusChanges[from].map((status) => ({
    status,
    label: status === 'active' ? jobPageMessages.activate[from] : jobPageMessages.changeStatus[status],
  }));
}
