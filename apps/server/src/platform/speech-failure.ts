import type { TranscriptFailure } from '@nimble/contracts/transcripts';
import { MediaRejectedError } from '@nimble/media';
import { ModelRefusedError, SpeechRefusedError, SpeechUnavailableError } from '@nimble/speech';

/** What people are told of an error of the engine, of its model or of a recording; undefined for any other. */
export function speechFailureOf(error: unknown): TranscriptFailure | undefined {
  if (error instanceof MediaRejectedError) return { code: error.code };
  const isOfSpeech =
    error instanceof ModelRefusedError ||
    error instanceof SpeechRefusedError ||
    error instanceof SpeechUnavailableError;
  return isOfSpeech ? { code: error.code, values: error.values } : undefined;
}
