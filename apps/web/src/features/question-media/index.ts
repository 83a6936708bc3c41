export {
  ClosingMedia,
  InterviewMedia,
  MediaField,
  QuestionMedia,
  StoredMedia,
  SubmissionMedia,
} from './lazy-parts.tsx';
