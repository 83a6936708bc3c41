import type { MediaTaskKind, MediaTaskState } from '../media-tasks/media-tasks.schemas.ts';
import type { SubmissionStatus } from '../submissions/submissions.schemas.ts';

/** Path of the socket (spec 2 §7). */
export const socketPath = '/socket.io/';

/** What the server tells a company's open browsers; details are fetched by the ordinary, checked calls. */
export type ServerEvents = {
  'submission-updated': (event: { submissionId: number; jobId: number; status: SubmissionStatus }) => void;
  /** A step of the work on a submission begins, goes on (`progress` 0 to 100, once a second at most) or ends. */
  'submission-task-updated': (event: {
    submissionId: number;
    task: MediaTaskKind;
    state: MediaTaskState;
    progress: number;
  }) => void;
  'job-updated': (event: { jobId: number }) => void;
};
