export { ResumeContent } from './resume-content.tsx';
export { ResumeHits } from './resume-hits.tsx';
