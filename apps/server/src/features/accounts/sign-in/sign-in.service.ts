import { randomBytes } from 'node:crypto';
import { type User } from '@nimble/contracts/accounts';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Sealing } from '../../../platform/sealing.ts';
import { hashOfCode } from '../account-codes.ts';
import { holdPassword } from '../accounts.repository.ts';
import { emitAccountEvent } from '../emit-account-event.ts';
import type { Device } from '../sessions/device.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { checkCode, refusalOf } from '../two-factor/check-code.ts';
import { isAppCode, plainCode } from '../two-factor/codes.ts';
import {
  deleteChallenge,
  holdTwoFactor,
  insertChallenge,
  lockTwoFactor,
  takeAttempt,
} from '../two-factor/two-factor.repository.ts';
import { requireAccess } from './access-pauses.ts';

const challengeMilliseconds = 5 * 60_000;
const attemptsOfChallenge = 5;

export type Entered = { user: User; jwt: string };
export type SignInAnswer = Entered | { twoFactor: { challenge: string; expiresAt: string } };

type Dependencies = {
  database: Database;
  sealing: Sealing;
  sessions: SessionsService;
  findUser: (userId: number, transaction?: Transaction) => Promise<User>;
};

/** The last step of every way to sign in, once the user is known. */
export function createSignInService({ database, sealing, sessions, findUser }: Dependencies) {
  async function begin(
    transaction: Transaction,
    user: User,
    device: Device,
    event: 'account.signed_in' | 'account.signed_in_by_recovery_code' = 'account.signed_in',
  ): Promise<Entered> {
    await requireAccess(transaction, user.id);
    const self = { userId: user.id, companyId: user.company?.id ?? null, address: device.address };
    await emitAccountEvent(transaction, self, event);
    return { user, jwt: await sessions.begin(transaction, user.id, device) };
  }

  /**
   * With two-factor authentication a code is still required: the answer is a challenge and no token.
   * @param passwordHash what the given password was compared with. It must still be the user's: a new password has
   * ended the sessions that there were, and none begins with the old one after that.
   * @throws RequestError invalidInput for a user whose access the plan has paused, and for a password changed since.
   */
  async function enter(userId: number, device: Device, passwordHash?: string | null): Promise<SignInAnswer> {
    await requireAccess(database, userId);
    return inTransaction(database, async (transaction) => {
      if (passwordHash !== undefined) await requirePassword(transaction, userId, passwordHash);
      if (await holdTwoFactor(transaction, userId))
        return { twoFactor: await newChallenge(transaction, userId) };
      return begin(transaction, await findUser(userId, transaction), device);
    });
  }

  /** @throws RequestError for a challenge that is over, a wrong code, or too many of them. */
  async function enterByCode(challenge: string, code: string, device: Device): Promise<Entered> {
    const hash = hashOfCode(challenge);
    const entered = await inTransaction(database, async (transaction) => {
      const userId = await takeAttempt(transaction, hash, new Date());
      const row = userId === undefined ? undefined : await lockTwoFactor(transaction, userId);
      // Also when it was turned off meanwhile, in another session: then the password is asked for again.
      if (userId === undefined || row === undefined) throw new RequestError('two_factor.challenge_over');
      const check = await checkCode(transaction, sealing, row, code);
      if (check !== 'right') return refusalOf(check);
      await deleteChallenge(transaction, hash);
      const event = isAppCode(plainCode(code)) ? 'account.signed_in' : 'account.signed_in_by_recovery_code';
      return begin(transaction, await findUser(userId, transaction), device, event);
    });
    if (entered instanceof RequestError) throw entered;
    return entered;
  }

  return { enter, enterByCode };
}
export type SignInService = ReturnType<typeof createSignInService>;

async function requirePassword(transaction: Transaction, userId: number, hash: string | null): Promise<void> {
  if (!(await holdPassword(transaction, userId, hash))) throw new RequestError('account.invalid_credentials');
}

async function newChallenge(transaction: Transaction, userId: number) {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + challengeMilliseconds);
  const hash = hashOfCode(challenge);
  await insertChallenge(transaction, { hash, userId, attempts: attemptsOfChallenge, expiresAt });
  return { challenge, expiresAt: expiresAt.toISOString() };
}
