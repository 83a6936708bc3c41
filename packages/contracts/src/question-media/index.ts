export { largestMediaBytes, longestMediaSeconds, longestMediaText } from './question-media.limits.ts';
export { questionMediaRefusals } from './question-media.refusals.ts';
export {
  changeQuestionMedia,
  currentInterviewMedia,
  getQuestionMedia,
  getSubmissionMedia,
  retryQuestionMedia,
  uploadQuestionMedia,
} from './question-media.routes.ts';
export {
  type CurrentMedia,
  type InterviewMedia,
  type MediaFailure,
  type MediaKind,
  mediaFailures,
  mediaKinds,
  type QuestionMedia,
  questionMedia,
  type ShownMedia,
  shownMedia,
} from './question-media.schemas.ts';
