export { ButtonAfterUpload } from './form/button-after-upload.tsx';
export { mediaFormMessages } from './form/messages.ts';
export {
  ClosingMedia,
  InterviewMedia,
  MediaField,
  QuestionMedia,
  StoredMedia,
  SubmissionMedia,
} from './lazy-parts.tsx';
export { useIsUploadingMedia } from './question-media.queries.ts';
