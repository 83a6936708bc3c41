/** UTC without a zone, and for one that this server does not know: a browser may know newer ones. */
export function knownZone(timeZone: string | null): string {
  if (timeZone === null) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
