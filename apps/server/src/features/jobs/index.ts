export { findJobIds, holdJobIds } from './existing-job.ts';
export { presentQuestion } from './jobs.presenter.ts';
export { jobsRoutes } from './jobs.routes.ts';
export { createJobsService } from './jobs.service.ts';
export { jobMedia } from './media/job-media.ts';
export { isFileOfVisible } from './media/question-media.repository.ts';
export { createQuestionMediaService } from './media/question-media.service.ts';
export { prepareQuestionMedia, sweepQuestionMedia } from './media/question-media.tasks.ts';
export { createShownMediaService, findOneShown } from './media/shown-media.service.ts';
export { pauseJobs, resumeJobs } from './plan-pauses.ts';
export {
  findActiveJobByShareToken,
  findJobOf,
  findJobPausedByPlan,
  isFull,
  type PublicJobRow,
  publicJobs,
} from './public-jobs.repository.ts';
export { drawForInterview, findQuestionsBeforeDraw } from './questions/draw-interview.ts';
export { libraryUses } from './questions/library-uses.repository.ts';
export { findQuestionsOf, type QuestionRow } from './questions/questions.repository.ts';
export { questionsRoutes } from './questions/questions.routes.ts';
export { createQuestionsService } from './questions/questions.service.ts';
export { jobTeamRoutes } from './team/team.routes.ts';
export { createJobTeamService } from './team/team.service.ts';
export { videoRequiredRoutes } from './video-required/video-required.routes.ts';
export { createVideoRequiredService } from './video-required/video-required.service.ts';
