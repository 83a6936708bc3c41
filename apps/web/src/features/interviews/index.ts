export { cataloguesReady } from '../../lib/language.ts';
export { InterviewPage } from './interview-page.tsx';
