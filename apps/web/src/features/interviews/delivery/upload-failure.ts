import { recordingRefusals } from '@nimble/contracts/recordings';
import { ApiError } from '../../../lib/api-error.ts';
import { TakeRefusedError } from '../../recordings/index.ts';
import { answerFailureText, exactFailureText, interviewTexts as texts } from '../messages.ts';

/** Why a take cannot become an answer, for people. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return exactFailureText(error);
  if (error instanceof TakeRefusedError && error.status === 413) return refused('recording.too_large');
  if (error instanceof TakeRefusedError && error.status === 422) return refused('recording.no_retakes_left');
  return texts.recordAgainPlease;
}

function refused(code: 'recording.too_large' | 'recording.no_retakes_left'): string {
  return answerFailureText({ code, message: recordingRefusals[code].text });
}
