export { InterviewMedia, MediaField, SubmissionMedia } from './lazy-parts.tsx';
