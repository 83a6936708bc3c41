/** The address that candidates get (spec 2 §1). */
export function interviewLink(origin: string, shareToken: string): string {
  return `${origin}/interview/${shareToken}`;
}
