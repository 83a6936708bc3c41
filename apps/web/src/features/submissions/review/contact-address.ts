import { submissionPageMessages } from '../messages.ts';

/** Opens an email draft to the candidate. Encoded, so that an address cannot add recipients or headers. */
export function contactAddress(email: string, jobTitle: string): string {
  const recipient = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encodeURIComponent(submissionPageMessages.mailSubject({ jobTitle }))}`;
}
