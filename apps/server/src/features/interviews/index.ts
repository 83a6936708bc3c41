export { interviewsRoutes } from './interviews.routes.ts';
export { createInterviewsService, type InterviewsService } from './interviews.service.ts';
