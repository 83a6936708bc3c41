import type { Database } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { findPassword } from '../accounts.repository.ts';
import { isPasswordRight } from './passwords.ts';

export const wrongPassword = () => new RequestError('profile.password_wrong', { at: 'currentPassword' });

/**
 * @returns the user's address, and the hash of the given password, which a transaction compares with the stored one.
 * @param refusal of a wrong password.
 * @throws RequestError also for an account without a password.
 */
export async function requireCurrentPassword(
  database: Database,
  userId: number,
  given: string,
  refusal = wrongPassword,
): Promise<{ email: string; hash: string }> {
  const found = await findPassword(database, userId);
  if (found === undefined) throw new RequestError('request.unauthorized');
  const { email, password_hash: hash } = found;
  if (hash === null) throw new RequestError('profile.no_password');
  if (!(await isPasswordRight(hash, given))) throw refusal();
  return { email, hash };
}
