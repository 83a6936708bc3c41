import type { TranscriptFailure } from '@nimble/contracts/transcripts';
import { MediaRejectedError } from '@nimble/media';
import { ModelRefusedError, SpeechRefusedError, SpeechUnavailableError } from '@nimble/speech';

/** The stored failure for an error of the engine, its model or a recording; undefined for any other error. */
export function speechFailureOf(error: unknown): TranscriptFailure | undefined {
  if (error instanceof MediaRejectedError) return { code: error.code };
  const isOfSpeech =
    error instanceof ModelRefusedError ||
    error instanceof SpeechRefusedError ||
    error instanceof SpeechUnavailableError;
  return isOfSpeech ? { code: error.code, values: error.values } : undefined;
}
