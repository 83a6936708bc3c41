export { type Speech, startListening } from './start-listening.ts';
export { transcriptsRoutes } from './transcripts.routes.ts';
export { createTranscriptsService } from './transcripts.service.ts';
export { transcribeAnswer } from './transcripts.tasks.ts';
