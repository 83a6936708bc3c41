export {
  type TranscriptFailure,
  type TranscriptFailureCode,
  transcriptFailures,
} from './transcripts.failures.ts';
export {
  getCaptions,
  getTranscript,
  getTranscriptionState,
  searchTranscripts,
  startTranscription,
} from './transcripts.routes.ts';
export {
  type AnswerTranscript,
  mostSpokenHits,
  type SpeechSpan,
  type SpokenHit,
  type SubmissionTranscript,
  scriptEngine,
  type TranscribedWord,
  type TranscriptionState,
  type TranscriptStatus,
} from './transcripts.schemas.ts';
export { blankBetween, readableText, unspaced } from './unspaced.ts';
export { type Cue, webVtt } from './web-vtt.ts';
