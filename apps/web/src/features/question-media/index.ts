export { InterviewMedia, MediaField, QuestionMedia, SubmissionMedia } from './lazy-parts.tsx';
