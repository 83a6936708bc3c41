import { ApiError } from '../../../lib/api-error.ts';
import { TakeRefusedError } from '../../recordings/index.ts';
import { exactFailureText, interviewTexts as texts } from '../messages.ts';

const { recordingRefused: refused } = texts;

/** Why a take cannot become an answer, for people. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return exactFailureText(error);
  if (error instanceof TakeRefusedError && error.status === 409)
    return texts.closedLinks['interview.invitation_submitted'];
  if (error instanceof TakeRefusedError && error.status === 413) return refused.tooLarge;
  if (error instanceof TakeRefusedError && error.status === 422) return refused.noRetakesLeft;
  return texts.recordAgainPlease;
}
