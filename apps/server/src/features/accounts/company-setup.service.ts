import { accountMessages } from '@nimble/contracts/accounts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { publishSessionEnds } from '../../platform/realtime/index.ts';
import { recordAudit } from '../audit/index.ts';
import { insertCompany } from '../companies/index.ts';
import { findBuiltInRoleId } from '../roles/index.ts';
import { findSessionIds, giveCompany } from './company-setup.repository.ts';
import type { SessionsService } from './sessions.service.ts';

type Dependencies = { database: Database; sessions: SessionsService };

export function createCompanySetupService({ database, sessions }: Dependencies) {
  return {
    /**
     * Makes the company of a user who has none (after Google sign-in, or the master), who becomes its admin.
     * @throws RequestError invalidInput for a name that is taken, or a user of a company.
     */
    async setUp(userId: number, name: string, address: string): Promise<void> {
      const changed = await inTransaction(database, async (transaction) => {
        const company = await insertCompany(transaction, name);
        if (company === undefined) throw refusal(accountMessages.companyTaken);
        const adminRoleId = await findBuiltInRoleId(transaction, 'admin');
        const rightlessRoleId = await findBuiltInRoleId(transaction, 'authenticated');
        const given = { userId, companyId: company.id, adminRoleId, rightlessRoleId, now: new Date() };
        if (!(await giveCompany(transaction, given))) throw refusal(accountMessages.companyExists);
        await recordAudit(
          transaction,
          { companyId: company.id, userId, address },
          { action: 'company.created', subject: { id: company.id, name } },
        );
        // The sessions go on; what processes keep of them is from before.
        const sessionIds = await findSessionIds(transaction, userId);
        await publishSessionEnds(transaction, sessionIds);
        return sessionIds;
      });
      sessions.forget(changed);
    },
  };
}

function refusal(message: string): RequestError {
  return new RequestError('invalidInput', message, [{ path: 'company', message }]);
}
