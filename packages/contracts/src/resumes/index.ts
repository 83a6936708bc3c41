export { getResumeText, searchResumes } from './resumes.routes.ts';
export {
  mostResumeHits,
  type ResumeExcerptPart,
  type ResumeHit,
  type ResumeProblem,
  type ResumeText,
  shortestResumeSearch,
} from './resumes.schemas.ts';
