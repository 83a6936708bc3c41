import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { emit } from '../../../platform/events/index.ts';
import type { Sealing } from '../../../platform/sealing.ts';
import { findUserByIdentifier } from '../accounts.repository.ts';
import { emitAccountEvent, type Self } from '../emit-account-event.ts';
import { requireCurrentPassword } from '../password/current-password.ts';
import { checkCode, contextOf, refusalOf } from './check-code.ts';
import { newRecoveryCode, newSecret, plainCode, recoveryCodeCount } from './codes.ts';
import {
  changeTwoFactor,
  deleteTwoFactor,
  findTwoFactorState,
  lockTwoFactor,
  replaceRecoveryCodes,
  saveSecret,
} from './two-factor.repository.ts';

type Needs = { database: Database; sealing: Sealing };
type Proof = { password: string; code: string };

const wrongPassword = () => new RequestError('two_factor.password_wrong', { at: 'password' });

/** Codes of an app (TOTP, RFC 6238) as the second step of signing in with a password. */
export function createTwoFactorService(needs: Needs) {
  const { database, sealing } = needs;
  return {
    state: (userId: number) => findTwoFactorState(database, userId),

    /** @returns a secret that becomes active when `confirm` receives a code generated from it. */
    async setUp(userId: number, password: string): Promise<{ secret: string; address: string }> {
      const { email } = await requireCurrentPassword(database, userId, password, wrongPassword);
      const made = newSecret(email);
      const sealed = sealing.seal(made.secret, contextOf(userId));
      const isSaved = await inTransaction(database, (transaction) => saveSecret(transaction, userId, sealed));
      if (!isSaved) throw new RequestError('two_factor.already_on');
      return made;
    },

    /** Turns it on. @returns the recovery codes, which are shown only now. */
    confirm: (self: Self, code: string): Promise<string[]> =>
      withCode(needs, self.userId, code, 'set up', async (transaction) => {
        await changeTwoFactor(transaction, self.userId, { confirmed_at: new Date() });
        await emitAccountEvent(transaction, self, 'account.two_factor_enabled');
        return newCodes(transaction, sealing, self.userId);
      }),

    async renewCodes(userId: number, { password, code }: Proof): Promise<string[]> {
      await requireCurrentPassword(database, userId, password, wrongPassword);
      return withCode(needs, userId, code, 'on', (transaction) => newCodes(transaction, sealing, userId));
    },

    async disable(self: Self, { password, code }: Proof): Promise<void> {
      await requireCurrentPassword(database, self.userId, password, wrongPassword);
      await withCode(needs, self.userId, code, 'on', async (transaction) => {
        await deleteTwoFactor(transaction, self.userId);
        await emitAccountEvent(transaction, self, 'account.two_factor_disabled');
      });
    },

    /**
     * Turns it off without a code, by the operator of the installation. @returns whether it was on, and for whom;
     * undefined for an unknown email address.
     */
    async disableFor(email: string): Promise<{ email: string; wasOn: boolean } | undefined> {
      const user = await findUserByIdentifier(database, email);
      if (user === undefined) return undefined;
      const wasOn = await inTransaction(database, async (transaction) => {
        if (!(await deleteTwoFactor(transaction, user.id))) return false;
        if (user.company_id !== null) {
          const by = { companyId: user.company_id };
          await emit(transaction, { type: 'account.two_factor_disabled', by, userId: user.id });
        }
        return true;
      });
      return { email: user.email, wasOn };
    },
  };
}
export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

async function newCodes(transaction: Transaction, sealing: Sealing, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes = codes.map((code) => sealing.fingerprint(plainCode(code), contextOf(userId)));
  await replaceRecoveryCodes(transaction, userId, hashes);
  return codes;
}

/** Uses up a correct code and runs `next`, in one transaction. */
async function withCode<Result>(
  { database, sealing }: Needs,
  userId: number,
  code: string,
  wanted: 'set up' | 'on',
  next: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(database, async (transaction) => {
    const row = await lockTwoFactor(transaction, userId);
    const isOn = row !== undefined && row.confirmed_at !== null;
    if (row === undefined || (wanted === 'on' && !isOn)) {
      throw new RequestError('two_factor.not_set_up');
    }
    if (wanted === 'set up' && isOn) throw new RequestError('two_factor.already_on');
    const check = await checkCode(transaction, sealing, row, code);
    return check === 'right' ? next(transaction) : refusalOf(check);
  });
  if (result instanceof RequestError) throw result;
  return result;
}
