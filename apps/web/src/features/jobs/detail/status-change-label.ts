import type { JobStatus } from '@nimble/contracts/jobs';
import { jobPageMessages } from '../messages.ts';

/** What the button of a status change says: a draft is published, a paused job resumed, a closed one reopened. */
export function statusChangeLabel(from: JobStatus, to: JobStatus): string {
  return to === 'active' ? jobPageMessages.activate[from] : jobPageMessages.changeStatus[to];
}
