import type { SubmissionTranscript, TranscriptStatus } from '@nimble/contracts/transcripts';

/** One answer without words. */
export function emptyTranscript(
  submissionId: number,
  status: TranscriptStatus,
  isEngineOn = true,
): SubmissionTranscript {
  const answer = {
    responseId: 71,
    number: 1,
    question: 'Which bread are you proud of?',
    startsAt: 0,
    status,
    failure: null,
    text: '',
    language: null,
    confidence: null,
    engine: null,
    model: null,
    words: [],
    speech: null,
  };
  return { submissionId, isEngineOn, captionsUrl: null, answers: [answer] };
}
