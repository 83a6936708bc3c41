import { randomInt } from 'node:crypto';
import { shareTokenLength } from '@nimble/contracts/jobs';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The secret of a share link: 12 characters of 62, from a secure source, so that no link can be guessed. */
export function newShareToken(): string {
  return Array.from({ length: shareTokenLength }, () => signs[randomInt(signs.length)]).join('');
}
