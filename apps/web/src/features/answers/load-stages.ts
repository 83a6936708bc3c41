/** Loaded when a question is answered in this way. */
export const loadFormatChoice = async () => (await import('./format-choice.tsx')).FormatChoice;
export const loadWriteStage = async () => (await import('./write-stage.tsx')).WriteStage;
