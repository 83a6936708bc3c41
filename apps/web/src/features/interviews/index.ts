export { InterviewPage } from './session/interview-page.tsx';
