import type { loginBody, User } from '@nimble/contracts/accounts';
import type { output } from 'zod/v4/core';
import { inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { namedLanguageOfCall } from '../../platform/texts/index.ts';
import { takeCode } from './account-codes.repository.ts';
import { hashOfCode } from './account-codes.ts';
import { confirmUser, findUserByIdentifier } from './accounts.repository.ts';
import { sendVerificationMail } from './accounts.tasks.ts';
import { emitAccountEvent, emitJoined } from './emit-account-event.ts';
import { isPasswordRight } from './password/passwords.ts';
import {
  createRegistrationService,
  type RegistrationDependencies,
} from './registration/registration.service.ts';
import type { Device } from './sessions/device.ts';
import type { SignInAnswer, SignInService } from './sign-in/sign-in.service.ts';

type Dependencies = RegistrationDependencies & {
  signIn: SignInService;
  findUser: (userId: number) => Promise<User>;
};

export function createAccountsService(dependencies: Dependencies) {
  const { database, signIn, findUser } = dependencies;
  return {
    ...createRegistrationService(dependencies),

    /** @throws RequestError unauthorized for a deleted user. */
    one: findUser,

    /** Confirms the address of an invited user without an email, for the operator of the server. */
    confirm: (userId: number): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const companyId = await confirmUser(transaction, userId, new Date());
        await emitJoined(transaction, userId, companyId);
      }),

    /** @throws RequestError invalidInput; that an account is unverified is revealed only with the right password. */
    async login(input: output<typeof loginBody>, device: Device): Promise<SignInAnswer> {
      const row = await findUserByIdentifier(database, input.identifier);
      const isRight = await isPasswordRight(row?.password_hash, input.password);
      if (row === undefined || !isRight) throw new RequestError('account.invalid_credentials');
      if (row.confirmed_at === null) throw new RequestError('account.not_confirmed');
      return signIn.enter(row.id, device, row.password_hash);
    },

    async verify(code: string, address: string): Promise<void> {
      const now = new Date();
      await inTransaction(database, async (transaction) => {
        const userId = await takeCode(
          transaction,
          { purposes: ['verification'], hash: hashOfCode(code) },
          now,
        );
        if (userId === undefined) throw new RequestError('account.verification_invalid');
        const companyId = await confirmUser(transaction, userId, now);
        await emitJoined(transaction, userId, companyId);
        await emitAccountEvent(transaction, { userId, companyId, address }, 'account.verified');
      });
    },

    /** Does the same for known and unknown addresses; the task looks the address up. */
    async resendVerification(email: string): Promise<void> {
      const key = `verification:${hashOfCode(email.toLowerCase()).toString('base64url')}`;
      await inTransaction(database, (transaction) =>
        enqueue(transaction, sendVerificationMail, { email, language: namedLanguageOfCall() }, { key }),
      );
    },
  };
}
