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
  type CandidateFormats,
  defaultSettings,
  type FormatSettings,
  forCandidate,
  formatSettings,
  isRecorded,
  isScreening,
  longestTextAnswer,
  mostTextWords,
  needsVideo,
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
  type KeptValue,
  type ShownValue,
  shownValue,
  showValue,
  type ValueOf,
} from './answer-values.ts';
export { answerRefusals } from './answers.refusals.ts';
export { acceptAnswer, saveDraft, startAnswer } from './answers.routes.ts';
export {
  fewestOptions,
  isRightChoice,
  longestOption,
  longestRequirement,
  mostOptions,
  type ScreeningEffect,
  screeningEffects,
  unmetBy,
} from './values/choice.ts';
export { hasDecimals, largestNumber, longestUnit, mostDecimals } from './values/number.ts';
