export { transcriptMessages } from './transcripts.messages.ts';
export {
  getCaptions,
  getTranscript,
  getTranscriptionState,
  searchTranscripts,
  startTranscription,
} from './transcripts.routes.ts';
export {
  type AnswerTranscript,
  type SpeechSpan,
  type SpokenHit,
  type SubmissionTranscript,
  type TranscribedWord,
  type TranscriptionState,
  type TranscriptStatus,
  mostSpokenHits,
  scriptEngine,
} from './transcripts.schemas.ts';
