import * as z from 'zod/mini';
import { idField, timestampField } from '../fields.ts';
import { submissionSummary } from '../submissions/submissions.schemas.ts';
import { assignmentMessages } from './assignments.messages.ts';

/** Reviewers of one submission. */
export const mostReviewers = 20;

/** PostgreSQL and calendars agree about the years of this millennium. */
const dayField = z.iso
  .date(assignmentMessages.dayInvalid)
  .check(z.regex(/^2/, assignmentMessages.dayInvalid));

export const assignmentInput = z.object({
  /** The last day on which the review is on time, as 2026-11-23. */
  dueOn: z.nullable(dayField),
});
export type AssignmentInput = z.infer<typeof assignmentInput>;

const due = {
  dueOn: z.nullable(z.string()),
  /** Not done, and the day has passed (UTC). */
  isOverdue: z.boolean(),
  assignedAt: timestampField,
};

/** Done once the reviewer has submitted a scorecard, or the candidate is decided. */
export const assignment = z.object({
  userId: z.number(),
  name: z.string(),
  isDone: z.boolean(),
  ...due,
});
export type Assignment = z.infer<typeof assignment>;

/** A team member who may see the submission. */
export const colleague = z.object({
  id: z.number(),
  name: z.string(),
  /** May be assigned: has the permission to review. */
  mayReview: z.boolean(),
});
export type Colleague = z.infer<typeof colleague>;

export const queued = z.object({ submission: submissionSummary, ...due });
export type Queued = z.infer<typeof queued>;

export const queueFigures = z.object({
  /** Not done. */
  open: z.number(),
  /** Those of them whose day has passed. */
  overdue: z.number(),
});
export type QueueFigures = z.infer<typeof queueFigures>;

export const reviewerParameters = z.object({ id: idField, userId: idField });
