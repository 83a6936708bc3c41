import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { submissionStatuses } from '../submissions/submissions.schemas.ts';

const reviewer = {
  submissionId: z.number(),
  jobId: z.number(),
  status: z.enum(submissionStatuses),
  userId: z.number(),
  /** The team member’s name. */
  reviewer: z.string(),
};

export const assignmentEvents = {
  'submission.reviewer_assigned': domainEvent(
    'A person assigned a team member to review',
    { ...reviewer, dueOn: z.nullable(z.string()) },
    { audit: ['reviewer', 'dueOn'], socket: 'submission-updated' },
  ),
  'submission.due_date_changed': domainEvent(
    'A person changed the date by which a review is due',
    { ...reviewer, dueOn: z.nullable(z.string()) },
    { audit: ['reviewer', 'dueOn'], socket: 'submission-updated' },
  ),
  'submission.mentioned': domainEvent(
    'A person saved a note or a comment that mentions team members',
    { submissionId: z.number(), commentId: z.nullable(z.number()), userIds: z.array(z.number()) },
    {},
  ),
  'submission.reviewer_unassigned': domainEvent('A person unassigned a reviewer', reviewer, {
    audit: ['reviewer'],
    socket: 'submission-updated',
  }),
} as const;
