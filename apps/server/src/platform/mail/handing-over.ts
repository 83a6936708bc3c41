/** Thrown by `beforeEnd` of an email that must not be sent any more. */
export class StoppedMailError extends Error {}

/** The mail library wraps the errors of what it sends. */
export function isStopped(error: unknown): boolean {
  return error instanceof Error && (error instanceof StoppedMailError || isStopped(error.cause));
}

/** Has the mail server answered that it did not accept the email? */
export function hasAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}
