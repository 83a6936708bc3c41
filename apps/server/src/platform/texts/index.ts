export {
  tellMediaTaskFailure,
  tellRecordingFailure,
  tellSpeechModelFailure,
  tellTranscriptFailure,
} from './failure-texts.ts';
export {
  acceptedLanguage,
  inLanguage,
  languageOfCall,
  namedLanguage,
  namedLanguageOfCall,
} from './language.ts';
export { isRefusalCode, refusalText } from './refusal-texts.ts';
