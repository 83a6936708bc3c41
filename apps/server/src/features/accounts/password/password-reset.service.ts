import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { namedLanguageOfCall } from '../../../platform/texts/index.ts';
import { deleteCodesOf, findCodeOwner, isCodeGood, takeCode } from '../account-codes.repository.ts';
import { hashOfCode } from '../account-codes.ts';
import { findInvited } from '../accounts.repository.ts';
import { sendPasswordResetMail } from '../accounts.tasks.ts';
import { emitAccountEvent, emitJoined } from '../emit-account-event.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { setPassword } from './password-reset.repository.ts';
import { hashPassword } from './passwords.ts';

/** Invited users choose their first password in the same way. */
const purposes = ['password-reset', 'invitation'] as const;

/** The name of a user's inviter, as far as it is known. */
export type WhoInvited = (companyId: number, userId: number) => Promise<string | null>;

type Dependencies = { database: Database; sessions: SessionsService; whoInvited: WhoInvited };

export function createPasswordResetService({ database, sessions, whoInvited }: Dependencies) {
  return {
    /** Does the same for known and unknown addresses; the task looks the address up. */
    async ask(email: string): Promise<void> {
      const key = `password-reset:${hashOfCode(email.toLowerCase()).toString('base64url')}`;
      await inTransaction(database, (transaction) =>
        enqueue(transaction, sendPasswordResetMail, { email, language: namedLanguageOfCall() }, { key }),
      );
    },

    /** Can a password be set with this code? */
    async isValid(sentCode: string): Promise<boolean> {
      return isCodeGood(database, { purposes, hash: hashOfCode(sentCode) }, new Date());
    },

    /** Shown to an invited user before joining; undefined for a code of another kind. */
    async invitation(sentCode: string) {
      const code = { purposes: ['invitation'] as const, hash: hashOfCode(sentCode) };
      const userId = await findCodeOwner(database, code, new Date());
      const user = userId === undefined ? undefined : await findInvited(database, userId);
      if (userId === undefined || user === undefined) return undefined;
      const { company_id: companyId, company_name: company, email } = user;
      return { company, email, invitedBy: await whoInvited(companyId, userId) };
    },

    /**
     * Sets the password by an emailed code, which is used up, and ends every session of the user.
     * @throws RequestError invalidInput for a code that is unknown, used or expired.
     */
    async reset(sent: { code: string; password: string; address: string }): Promise<void> {
      const now = new Date();
      const code = { purposes, hash: hashOfCode(sent.code) };
      // Hashing is too slow for the transaction that uses the code up.
      if (!(await isCodeGood(database, code, now))) throw invalidLink();
      const passwordHash = await hashPassword(sent.password);
      const ended = await inTransaction(database, async (transaction) => {
        const userId = await takeCode(transaction, code, now);
        if (userId === undefined) throw invalidLink();
        const { companyId, hasJoined, isFirst } = await setPassword(transaction, userId, passwordHash, now);
        if (hasJoined) await emitJoined(transaction, userId, companyId);
        const self = { userId, companyId, address: sent.address };
        await emitAccountEvent(
          transaction,
          self,
          isFirst ? 'account.password_set' : 'account.password_reset',
        );
        await deleteCodesOf(transaction, userId);
        return endSessions(transaction, { userId });
      });
      sessions.forget(ended);
    },
  };
}
export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

function invalidLink(): RequestError {
  return new RequestError('account.reset_invalid');
}
