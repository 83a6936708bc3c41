import type { Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Sealing } from '../../../platform/sealing.ts';
import { isAppCode, isLikeRecoveryCode, plainCode, stepOfCode } from './codes.ts';
import { changeTwoFactor, type TwoFactorRow, takeRecoveryCode } from './two-factor.repository.ts';

/** Wrong codes of one account before all of its codes are refused for the rest of the hour. */
const mostFailures = 20;
const failureWindowMilliseconds = 60 * 60_000;

/** After too many wrong codes, none is accepted for this many seconds. */
type WrongCode = 'wrong' | 'wrong recovery code' | { secondsLeft: number };

export const contextOf = (userId: number) => `user:${userId}`;

/**
 * Checks a code of the app, or a recovery code, and uses it up. The row must be locked. The password was checked
 * before, so attackers without it cannot use the limit on wrong codes to lock the owner out.
 */
export async function checkCode(
  transaction: Transaction,
  sealing: Sealing,
  row: TwoFactorRow,
  typed: string,
): Promise<'right' | WrongCode> {
  const now = new Date();
  const left = row.failures_since.getTime() + failureWindowMilliseconds - now.getTime();
  const failures = left < 0 ? 0 : row.failures;
  if (failures >= mostFailures) return { secondsLeft: Math.max(1, Math.ceil(left / 1000)) };
  const code = plainCode(typed);
  const secret = openSecret(sealing, row);
  if (await useCode(transaction, sealing, { row, secret }, code, now)) return 'right';
  await changeTwoFactor(transaction, row.user_id, {
    failures: failures + 1,
    ...(failures === 0 && { failures_since: now }),
  });
  const hasRecoveryCodes = row.confirmed_at !== null;
  return hasRecoveryCodes && isLikeRecoveryCode(code) ? 'wrong recovery code' : 'wrong';
}

/** Without it, the recovery codes cannot be checked either. @throws RequestError after a change of APP_SECRET. */
function openSecret(sealing: Sealing, { sealed_secret, user_id }: TwoFactorRow): string {
  try {
    return sealing.open(sealed_secret, contextOf(user_id));
  } catch {
    throw new RequestError('two_factor.unreadable');
  }
}

async function useCode(
  transaction: Transaction,
  sealing: Sealing,
  { row, secret }: { row: TwoFactorRow; secret: string },
  code: string,
  now: Date,
): Promise<boolean> {
  const context = contextOf(row.user_id);
  if (!isAppCode(code)) {
    return takeRecoveryCode(transaction, row.user_id, sealing.fingerprint(code, context));
  }
  const step = stepOfCode(secret, code, now.getTime());
  // A code that was used, or an older one, is not accepted any more.
  if (step === undefined || step <= row.last_step) return false;
  await changeTwoFactor(transaction, row.user_id, { last_step: step });
  return true;
}

/** To be thrown once the transaction has committed, because a wrong code has to be counted. */
export function refusalOf(wrong: WrongCode): RequestError {
  if (typeof wrong === 'object')
    return new RequestError('request.too_many', { retryAfterSeconds: wrong.secondsLeft });
  const code = wrong === 'wrong' ? 'two_factor.code_invalid' : 'two_factor.recovery_code_invalid';
  return new RequestError(code, { at: 'code' });
}
