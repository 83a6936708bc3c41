import * as z from 'zod/mini';
import { bulkKinds, bulkStates } from '../bulk-actions/bulk-actions.schemas.ts';
import { insightsLevel } from '../insights/insights.schemas.ts';
import { mediaTaskKinds, mediaTaskStates } from '../media-tasks/media-tasks.schemas.ts';
import type { Resource } from '../roles/permissions.ts';
import { submissionStatuses } from '../submissions/submissions.schemas.ts';

/**
 * Messages to a company's open browsers; details are fetched by ordinary, authorized calls. `resource`: the permission
 * to view that the receiver must hold.
 */
export const socketMessages = {
  'submission-updated': {
    resource: 'submission',
    data: z.object({
      submissionId: z.number(),
      jobId: z.number(),
      status: z.enum(submissionStatuses),
      /** After a review: its new values, and whether its note changed. */
      rating: z.optional(z.nullable(z.number())),
      noteChanged: z.optional(z.boolean()),
    }),
  },
  /** A processing step of a submission begins, progresses (`progress` 0 to 100, once a second at most) or ends. */
  'submission-task-updated': {
    resource: 'submission',
    data: z.object({
      submissionId: z.number(),
      task: z.enum(mediaTaskKinds),
      state: z.enum(mediaTaskStates),
      progress: z.number(),
    }),
  },
  /** A part of a bulk action was done, or it ended: for all the submissions of that part. */
  'bulk-action-updated': {
    resource: 'submission',
    data: z.object({
      bulkActionId: z.number(),
      kind: z.enum(bulkKinds),
      state: z.enum(bulkStates),
      total: z.number(),
      done: z.number(),
      failed: z.number(),
    }),
  },
  'job-updated': { resource: 'job', data: z.object({ jobId: z.number() }) },
  /** What is used of insights, which all that is shown of submissions depends on. */
  'company-updated': { resource: 'submission', data: z.object({ level: insightsLevel }) },
  'stages-updated': { resource: 'submission', data: z.object({ stageId: z.number() }) },
  'tags-updated': { resource: 'submission', data: z.object({ tagId: z.number() }) },
  /** For shared views only. */
  'views-updated': { resource: 'submission', data: z.object({ viewId: z.number() }) },
  'question-library-updated': { resource: 'job', data: z.object({ libraryQuestionId: z.number() }) },
  'staff-updated': { resource: 'user-management', data: z.object({ userId: z.number() }) },
} as const satisfies Record<string, { resource: Resource; data: z.ZodMiniObject }>;
export type SocketMessages = typeof socketMessages;
