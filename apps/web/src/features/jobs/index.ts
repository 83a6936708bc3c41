export { JobPage } from './detail/job-page.tsx';
export { JobsPage } from './list/jobs-page.tsx';
