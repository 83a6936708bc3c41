import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { deleteCodesOf } from '../account-codes.repository.ts';
import { lockByEmail, saveEmail } from './email-changes.repository.ts';

type Outcome = 'unknown' | 'taken' | { former: string };

/** A person's new email address, by the operator of the installation, who vouches for it. */
export function createEmailChangesService({ database }: { database: Database }) {
  return {
    async change(from: string, to: string): Promise<Outcome> {
      return inTransaction(database, async (transaction): Promise<Outcome> => {
        const user = await lockByEmail(transaction, from);
        if (user === undefined) return 'unknown';
        const { id: userId, email: former, company_id: companyId } = user;
        // The master's username is the address, and would otherwise go on signing in.
        const isUsername = user.username.toLowerCase() === former.toLowerCase();
        await saveEmail(transaction, userId, { email: to, ...(isUsername && { username: to }) });
        // Links in the former mailbox must not set a password any more.
        await deleteCodesOf(transaction, userId);
        if (companyId !== null)
          await emit(transaction, { type: 'account.email_changed', by: { companyId }, userId });
        return { former };
      }).catch((error: unknown) => {
        if (isUniqueViolation(error)) return 'taken';
        throw error;
      });
    },
  };
}
