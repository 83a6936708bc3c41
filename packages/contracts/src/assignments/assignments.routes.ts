import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import {
  assignment,
  assignmentInput,
  colleague,
  queued,
  queueFigures,
  reviewerParameters,
} from './assignments.schemas.ts';

const view = { resource: 'submission', action: 'view' } as const;
const update = { resource: 'submission', action: 'update' } as const;
const reviewers = { 200: z.object({ data: z.array(assignment) }) };

/** Lists reviewers by due date; those without one come last. */
export const listReviewers = route({
  method: 'GET',
  url: '/api/submissions/:id/reviewers',
  schema: {
    summary: 'List the assigned reviewers of a submission',
    params: idParameters,
    response: reviewers,
  },
  config: { access: view, refuses: ['submission.not_found'] },
});

/**
 * Assigns a team member or changes the due date. The team member gets a notification when assigned, but not for a new
 * date.
 */
export const assignReviewer = route({
  method: 'PUT',
  url: '/api/submissions/:id/reviewers/:userId',
  schema: {
    summary: 'Assign a reviewer to a submission',
    params: reviewerParameters,
    body: z.object({ data: assignmentInput }),
    response: reviewers,
  },
  config: {
    access: update,
    refuses: [
      'assignment.may_not_review',
      'assignment.not_in_team',
      'assignment.person_not_found',
      'assignment.too_many',
      'submission.not_found',
    ],
  },
});

export const unassignReviewer = route({
  method: 'DELETE',
  url: '/api/submissions/:id/reviewers/:userId',
  schema: {
    summary: 'Unassign a reviewer from a submission',
    params: reviewerParameters,
    response: reviewers,
  },
  config: { access: update, refuses: ['assignment.not_found', 'submission.not_found'] },
});

/** Team members who may see the submission, by name: those who can be assigned or mentioned. */
export const listColleagues = route({
  method: 'GET',
  url: '/api/submissions/:id/colleagues',
  schema: {
    summary: 'List the team members who may see a submission',
    params: idParameters,
    response: { 200: z.object({ data: z.array(colleague) }) },
  },
  config: { access: view, refuses: ['submission.not_found'] },
});

/** The caller's open assignments by due date, the first 100. An API token gets those of the person who made it. */
export const listOwnQueue = route({
  method: 'GET',
  url: '/api/submissions/queue',
  schema: {
    summary: 'List the submissions that you are assigned to review',
    response: { 200: z.object({ data: z.array(queued), meta: queueFigures }) },
  },
  config: { access: view },
});

export const countOwnQueue = route({
  method: 'GET',
  url: '/api/submissions/queue/stats',
  schema: {
    summary: 'Count the submissions that you are assigned to review',
    response: { 200: z.object({ data: queueFigures }) },
  },
  config: { access: view },
});
