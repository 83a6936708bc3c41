import { createHash, randomBytes } from 'node:crypto';

/** Hours that a verification mail's link is good for. */
export const verificationHours = 24;
/** Hours that a password reset mail's link is good for. */
export const passwordResetHours = 1;
/** Hours that a link of the terminal signs in. */
export const signInLinkHours = 24;
/** Days that an invitation can be followed. */
export const invitationDays = 7;

/** Days that an invitation of the master can be followed. */
export const companyInvitationDays = 30;

/** A code for a mail, and what is kept of it. */
export function newCode(): { code: string; hash: Buffer } {
  const code = randomBytes(32).toString('base64url');
  return { code, hash: hashOfCode(code) };
}

export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

export function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * 60 * 60 * 1000);
}
