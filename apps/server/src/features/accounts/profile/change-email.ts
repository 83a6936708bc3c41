import type { Transaction } from '../../../platform/database/index.ts';
import { deleteCodesOf } from '../account-codes.repository.ts';
import { refreshSessionsOfUser } from '../sessions/sessions.repository.ts';
import { type LockedUser, saveEmail } from './email-changes.repository.ts';

/**
 * Gives a locked user another address. Password and sessions stay, a Google account linked beside a password ends, and
 * the user's open pages load the new address.
 * @returns the ids of the sessions. @throws a unique violation where another account has the address.
 */
export async function changeEmail(
  transaction: Transaction,
  { id: userId, email: former, username }: LockedUser,
  email: string,
): Promise<string[]> {
  // The master's username is the address, and would otherwise go on signing in.
  const isUsername = username.toLowerCase() === former.toLowerCase();
  await saveEmail(transaction, userId, { email, ...(isUsername && { username: email }) });
  // Links in the former mailbox must not set a password any more.
  await deleteCodesOf(transaction, userId);
  return refreshSessionsOfUser(transaction, userId);
}
