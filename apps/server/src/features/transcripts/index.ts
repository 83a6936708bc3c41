export { captionFile } from './captions.ts';
export { type Speech, startListening } from './start-listening.ts';
export { transcriptsRoutes } from './transcripts.routes.ts';
export { createTranscriptsService } from './transcripts.service.ts';
export { findAnswers as findSpokenAnswers, findUnlistened } from './transcripts.repository.ts';
export { transcribeAnswer } from './transcripts.tasks.ts';
