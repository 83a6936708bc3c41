import {
  assignReviewer,
  countOwnQueue,
  listColleagues,
  listOwnQueue,
  listReviewers,
  unassignReviewer,
} from '@nimble/contracts/assignments';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { AssignmentsService } from './assignments.service.ts';

export function assignmentsRoutes(app: FastifyInstance, assignments: AssignmentsService): void {
  handle(app, listReviewers, async ({ principal, params }) => ({
    data: await assignments.of(principal.companyId, params.id),
  }));
  handle(app, assignReviewer, async ({ principal, params, body }) => ({
    data: await assignments.assign(principal, params, body.data),
  }));
  handle(app, unassignReviewer, async ({ principal, params }) => ({
    data: await assignments.unassign(principal, params),
  }));
  handle(app, listColleagues, async ({ principal, params }) => ({
    data: await assignments.colleagues(principal.companyId, params.id),
  }));
  handle(app, listOwnQueue, async ({ principal }) => assignments.queue(principal));
  handle(app, countOwnQueue, async ({ principal }) => ({ data: await assignments.countQueue(principal) }));
}
