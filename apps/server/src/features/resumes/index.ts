export { resumesRoutes } from './resumes.routes.ts';
export { createResumesService } from './resumes.service.ts';
export { extractResume, startReadingResume } from './resumes.tasks.ts';
