export {
  ClosingMedia,
  InterviewMedia,
  MediaField,
  QuestionMedia,
  StoredMedia,
  SubmissionMedia,
} from './lazy-parts.tsx';
export { useIsUploadingMedia } from './question-media.queries.ts';
