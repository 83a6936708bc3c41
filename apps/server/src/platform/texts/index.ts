export {
  tellMediaTaskFailure,
  tellRecordingFailure,
  tellSpeechModelFailure,
  tellTranscriptFailure,
} from './failure-texts.ts';
export { acceptedLanguage, inLanguage, languageOfCall } from './language.ts';
export { isRefusalCode, refusalText } from './refusal-texts.ts';
