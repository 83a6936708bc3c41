export { acceptedLanguage, inLanguage, languageOfCall } from './language.ts';
export { isRefusalCode, refusalText } from './refusal-texts.ts';
