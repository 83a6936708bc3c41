/** The address for candidates: {origin}/interview/{shareToken}. */
export function interviewLink(origin: string, shareToken: string): string {
  return `${origin}/interview/${shareToken}`;
}
