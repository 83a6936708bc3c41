import { type JobStatus, jobStatusChanges } from '@nimble/contracts/jobs';
import { jobPageMessages } from '../../messages.ts';

/**
 * The status changes that the screen offers, by the server's own table, and the texts of their buttons: a draft is
 * published, a paused job resumed, a closed one reopened.
 */
export function offeredChanges(from: JobStatus): { status: JobStatus; label: string }[] {
  return jobStatusChanges[from].map((status) => ({
    status,
    label: status === 'active' ? jobPageMessages.activate[from] : jobPageMessages.changeStatus[status],
  }));
}
