export { captionFile } from './captions.ts';
export { findTexts } from './heard-answers.repository.ts';
export { startListeningToEarlier } from './listen-to-earlier.ts';
export { type Speech, startListening } from './start-listening.ts';
export { findAnswers as findSpokenAnswers, findUnlistened } from './transcripts.repository.ts';
export { transcriptsRoutes } from './transcripts.routes.ts';
export { createTranscriptsService } from './transcripts.service.ts';
export { listenToEarlier, transcribeAnswer } from './transcripts.tasks.ts';
