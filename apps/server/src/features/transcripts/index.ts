export { captionFile } from './captions/captions.ts';
export { type Speech, startTranscribing } from './start-transcribing.ts';
export { startTranscribingEarlier } from './transcribe-earlier.ts';
export { findTexts } from './transcribed-answers.repository.ts';
export { findAnswers as findSpokenAnswers, findUnlistened } from './transcripts.repository.ts';
export { transcriptsRoutes } from './transcripts.routes.ts';
export { createTranscriptsService } from './transcripts.service.ts';
export { listenToEarlier, transcribeAnswer } from './transcripts.tasks.ts';
