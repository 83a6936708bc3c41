import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
const periodSeconds = 30;
/** Clocks of phones are off by some seconds: the code before and the code after are accepted too. */
const neighbors = 1;

export const recoveryCodeCount = 10;
const recoveryCodeBytes = 10;
/** Base32 without letters that look like others (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** SHA-1, six digits, 30 seconds: the only kind that every app supports. */
function authenticator(secret: string, account?: string): TOTP {
  return new TOTP({
    issuer: 'Nimble',
    ...(account !== undefined && { label: account }),
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
  });
}

/** A new secret, in base32 for typing and as the otpauth:// address that apps read from a QR code. */
export function newSecret(account: string): { secret: string; address: string } {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, address: authenticator(secret, account).toString() };
}

/** @returns the 30 s step of this code; undefined for a code of no step around now. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window: neighbors });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}

/** Without the spaces and hyphens that people type; in the letters of recovery codes. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Too long for a mistyped code of the app, so it was meant as a recovery code. */
export function isLikeRecoveryCode(code: string): boolean {
  return code.length > 8;
}

/** `XXXX-XXXX-XXXX-XXXX`: 80 random bits. */
export function newRecoveryCode(): string {
  let bits = BigInt(`0x${randomBytes(recoveryCodeBytes).toString('hex')}`);
  let code = '';
  for (let position = 0; position < (recoveryCodeBytes * 8) / 5; position += 1) {
    code += alphabet[Number(bits & 31n)];
    bits >>= 5n;
  }
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
