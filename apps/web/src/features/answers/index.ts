export { Drafts, draftKey } from './drafts/drafts.ts';
export { loadFormatChoice, loadWriteStage } from './load-stages.ts';
export { answerTexts } from './messages.ts';
export { ValueText } from './value-text.tsx';
