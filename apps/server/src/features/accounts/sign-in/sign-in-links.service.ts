import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { saveCode, takeCode } from '../account-codes.repository.ts';
import { hashOfCode, hoursFromNow, newCode, signInLinkHours } from '../account-codes.ts';
import type { Device } from '../sessions/device.ts';
import type { SignInAnswer, SignInService } from './sign-in.service.ts';

type Dependencies = { database: Database; signIn: SignInService; config: { publicUrl: string } };

/** Links that only the terminal shows: the operator who starts the server signs in without a password. */
export function createSignInLinksService({ database, signIn, config }: Dependencies) {
  return {
    /** A link that works once and invalidates the user's older one. The code goes behind the #. */
    async offer(userId: number): Promise<string> {
      const { code, hash } = newCode();
      const owner = { userId, purpose: 'sign-in-link' } as const;
      await saveCode(database, owner, { hash, expiresAt: hoursFromNow(signInLinkHours) });
      return `${config.publicUrl}/sign-in-link#${code}`;
    },

    /** @throws RequestError invalidInput for an invalid link. */
    async enter(code: string, device: Device): Promise<SignInAnswer> {
      const given = { purposes: ['sign-in-link'], hash: hashOfCode(code) } as const;
      const userId = await inTransaction(database, (transaction) => takeCode(transaction, given, new Date()));
      if (userId === undefined) throw new RequestError('account.sign_in_link_invalid');
      return signIn.enter(userId, device);
    },
  };
}
