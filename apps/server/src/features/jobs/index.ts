export { presentQuestion } from './jobs.presenter.ts';
export {
  type ActiveJobRow,
  findActiveJobByShareToken,
  findQuestions,
  type QuestionRow,
} from './jobs.repository.ts';
export { jobsRoutes } from './jobs.routes.ts';
export { createJobsService } from './jobs.service.ts';
