import type { SubmissionStatus } from '../submissions/submissions.schemas.ts';

/** Path of the socket (spec 2 §7). */
export const socketPath = '/socket.io/';

/** What the server tells a company's open browsers; details are fetched by the ordinary, checked calls. */
export type ServerEvents = {
  'submission-updated': (event: { submissionId: number; jobId: number; status: SubmissionStatus }) => void;
  'job-updated': (event: { jobId: number }) => void;
};
