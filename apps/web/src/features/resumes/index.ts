export { ResumeContent } from './resume-content.tsx';
export { ResumeSearch } from './resume-search.tsx';
