import * as z from 'zod/mini';
import { mediaTaskKinds, mediaTaskStates } from '../media-tasks/media-tasks.schemas.ts';
import type { Resource } from '../roles/permissions.ts';
import { submissionStatuses } from '../submissions/submissions.schemas.ts';

/**
 * What the server tells a company's open browsers; details are fetched by the ordinary, checked calls. `resource`: the
 * right to view that a browser must hold to hear it.
 */
export const socketMessages = {
  'submission-updated': {
    resource: 'submission',
    data: z.object({
      submissionId: z.number(),
      jobId: z.number(),
      status: z.enum(submissionStatuses),
      /** After a review: what it says now, and whether its note is another. */
      rating: z.optional(z.nullable(z.number())),
      noteChanged: z.optional(z.boolean()),
    }),
  },
  /** A step of the work on a submission begins, goes on (`progress` 0 to 100, once a second at most) or ends. */
  'submission-task-updated': {
    resource: 'submission',
    data: z.object({
      submissionId: z.number(),
      task: z.enum(mediaTaskKinds),
      state: z.enum(mediaTaskStates),
      progress: z.number(),
    }),
  },
  'job-updated': { resource: 'job', data: z.object({ jobId: z.number() }) },
  'staff-updated': { resource: 'user-management', data: z.object({ userId: z.number() }) },
} as const satisfies Record<string, { resource: Resource; data: z.ZodMiniObject }>;
export type SocketMessages = typeof socketMessages;
