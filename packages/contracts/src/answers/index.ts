export {
  type AnswerDraft,
  answerDraft,
  arrivalTolerance,
  type ChangedDraft,
  type StartedAnswer,
} from './answer-drafts.schemas.ts';
export {
  type AnswerFormat,
  allowsFormat,
  answerFormats,
  defaultSettings,
  type FormatSettings,
  formatSettings,
  isRecorded,
  longestTextAnswer,
  mostTextWords,
  type QuestionFormats,
  questionFormats,
  type RecordedFormat,
  recordedFormats,
  type SettingsOf,
  settingsFor,
  shortestTextLimit,
  shownFormats,
  type ValueFormat,
  valueFormats,
  videoOnly,
} from './answer-formats.ts';
export {
  type AnswerTiming,
  type AnswerValue,
  answerTiming,
  answerValue,
  countCharacters,
  countWords,
  type ShownValue,
  shownValue,
  showValue,
} from './answer-values.ts';
export { answerRefusals } from './answers.refusals.ts';
export { acceptAnswer, saveDraft, startAnswer } from './answers.routes.ts';
