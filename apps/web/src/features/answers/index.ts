export { Drafts, draftKey } from './drafts/drafts.ts';
export { FileUploads } from './files/file-uploads.ts';
export { fileTexts } from './files/messages.ts';
export { loadFileStage, loadFormatChoice, loadValueStage } from './load-stages.ts';
export { answerTexts, wordsOf } from './messages.ts';
export { ValueText } from './value-text.tsx';
