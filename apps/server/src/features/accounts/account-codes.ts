import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of a verification link, hours. */
export const verificationHours = 24;
/** Lifetime of a password reset link, hours. */
export const passwordResetHours = 1;
/** Lifetime of a link that confirms a new email address, hours. */
export const emailChangeHours = 24;
/** Lifetime of a sign-in link of the terminal, hours. */
export const signInLinkHours = 24;
/** Lifetime of an invitation, days. */
export const invitationDays = 7;

/** Lifetime of the master's invitation, days. */
export const companyInvitationDays = 30;

/** A code for an email, and its hash for the database. */
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
