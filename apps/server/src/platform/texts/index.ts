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
export { writeMessagesInLanguageOfCall } from './message-texts.ts';
export { amountOfSubmissions, noticeText } from './notice-texts.ts';
export { isRefusalCode, refusalText } from './refusal-texts.ts';
export { createOwnTexts, createTexts } from './texts.ts';
export { type TranslationLanguage, translationsBeside } from './translations.ts';
