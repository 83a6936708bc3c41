export { presentQuestion } from './jobs.presenter.ts';
export { type ActiveJobRow, findActiveJobByShareToken } from './jobs.repository.ts';
export { findQuestions, findQuestionsOf, type QuestionRow } from './questions.repository.ts';
export { jobsRoutes } from './jobs.routes.ts';
export { createJobsService } from './jobs.service.ts';
