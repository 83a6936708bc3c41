/** Has the mail server refused the address permanently (SMTP 5xx to RCPT TO)? Anything else may succeed later. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
