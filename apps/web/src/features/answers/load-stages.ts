/** Loaded when a question is answered in this way. */
export const loadFormatChoice = async () => (await import('./format-choice.tsx')).FormatChoice;
export const loadValueStage = async () => (await import('./value-stage.tsx')).ValueStage;
export const loadFileStage = async () => (await import('./files/file-stage.tsx')).FileStage;
