import { recordingMessages } from '@nimble/contracts/recordings';
import { ApiError } from '../../lib/api-error.ts';
import { TakeRefusedError } from '../recordings/index.ts';
import { interviewTexts as texts } from './messages.ts';

/** Why a take will not become an answer, for people. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  if (error instanceof TakeRefusedError && error.status === 413) return recordingMessages.tooLarge;
  if (error instanceof TakeRefusedError && error.status === 422) return recordingMessages.noRetakesLeft;
  return texts.recordAgainPlease;
}
