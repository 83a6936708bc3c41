import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { changeEmail } from './change-email.ts';
import { lockByEmail } from './email-changes.repository.ts';

type Outcome = 'unknown' | 'taken' | { former: string };

/** A person's new email address, by the operator of the installation, who vouches for it. */
export function createEmailChangesService({ database }: { database: Database }) {
  return {
    async change(from: string, to: string): Promise<Outcome> {
      return inTransaction(database, async (transaction): Promise<Outcome> => {
        const user = await lockByEmail(transaction, from);
        if (user === undefined) return 'unknown';
        await changeEmail(transaction, user, to);
        const { id: userId, company_id: companyId, email: former } = user;
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
