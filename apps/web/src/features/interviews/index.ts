export { InterviewPage } from './interview-page.tsx';
