/** The address for candidates: {origin}/interview/{shareToken}. */
export function interviewLink(origin: string, shareToken: string): string {
  return `${origin}/interview/${shareToken}`;
}

/** Whether a link to this host opens only on the computer that Nimble runs on: candidates cannot use it. */
export function opensOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
}
