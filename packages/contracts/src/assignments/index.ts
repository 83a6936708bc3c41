export {
  assignReviewer,
  countOwnQueue,
  listColleagues,
  listOwnQueue,
  listReviewers,
  unassignReviewer,
} from './assignments.routes.ts';
export {
  type Assignment,
  type AssignmentInput,
  type Colleague,
  mostReviewers,
  type Queued,
  type QueueFigures,
} from './assignments.schemas.ts';
