import { recordingMessages } from '@nimble/contracts/recordings';
import { ApiError } from '../../lib/api-error.ts';
import { TakeRefusedError } from '../recordings/index.ts';
import { interviewTexts as texts, said } from './messages.ts';

/** Why a take will not become an answer, for people. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return said(error.serverMessage ?? error.message);
  if (error instanceof TakeRefusedError && error.status === 413) return said(recordingMessages.tooLarge);
  if (error instanceof TakeRefusedError && error.status === 422) return said(recordingMessages.noRetakesLeft);
  return texts.recordAgainPlease;
}
