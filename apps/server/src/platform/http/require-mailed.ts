import { RequestError } from '../errors.ts';
import type { Candidate } from './access.ts';

/**
 * An interview belongs to the person who has opened a mailed link of it: a stranger may have begun it by typing that
 * address. Checked again by calls that read or change it: a slow one may have been let in before.
 * @throws RequestError for a candidate who has only typed the address.
 */
export function requireMailed(
  { isMailed }: Pick<Candidate, 'isMailed'>,
  { owned_by_mail_at }: { owned_by_mail_at: Date | null },
): void {
  if (owned_by_mail_at !== null && !isMailed) throw new RequestError('interview.moved');
}
