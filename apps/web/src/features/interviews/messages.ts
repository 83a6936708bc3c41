import type { interviewRefusals } from '@nimble/contracts/interviews';
import type { RecordingFailure, recordingRefusals } from '@nimble/contracts/recordings';
import { ApiError } from '../../lib/api-error.ts';
import { createCatalogue } from '../../lib/language/catalogues.ts';
import { apiMessages } from '../../lib/messages.ts';
import english from './messages/en.json';

const texts = createCatalogue('interviews', english);

/** Texts for candidates about a refused call, or an unusable answer. */
type ToldCode =
  | Exclude<keyof typeof interviewRefusals | keyof typeof recordingRefusals, 'interview.nothing_kept'>
  | RecordingFailure;

export const interviewTexts = texts.interview;

/** The text of a failed call, in the language of the page; `fallback` for any other error. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 0) return apiMessages.network;
  const byStatus: Readonly<Record<string, string>> = apiMessages.byStatus;
  return byStatus[error.status] ?? textOf(error.code) ?? error.message;
}

/** As `failureText`, but with the server's own text if it has one, whatever its status. */
export function exactFailureText(error: ApiError): string {
  return textOf(error.code) ?? error.serverMessage ?? failureText(error, error.message);
}

/** The text for an unusable answer. */
export function answerFailureText({ code, message }: { code: ToldCode; message: string }): string {
  return interviewTexts.refusals[code] ?? message;
}

function textOf(code: string | undefined): string | undefined {
  return Object.entries(interviewTexts.refusals).find(([known]) => known === code)?.[1];
}
