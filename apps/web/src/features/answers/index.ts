export { Drafts, draftKey } from './drafts/drafts.ts';
export { loadFormatChoice, loadValueStage } from './load-stages.ts';
export { answerTexts, wordsOf } from './messages.ts';
export { ValueText } from './value-text.tsx';
