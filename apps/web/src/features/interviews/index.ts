export { cataloguesReady } from '../../lib/language.ts';
export { InterviewPage } from './session/interview-page.tsx';
