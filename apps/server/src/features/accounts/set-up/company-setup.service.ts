import type { RegistrationMode } from '@nimble/contracts/settings';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { emit } from '../../../platform/events/index.ts';
import { insertCompany } from '../../companies/index.ts';
import { findBuiltInRoleId } from '../../roles/index.ts';
import { useInvitation } from '../registration/registration.ts';
import { refreshSessionsOfUser } from '../sessions/sessions.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { findEmail, giveCompany } from './company-setup.repository.ts';

type Dependencies = {
  database: Database;
  sessions: SessionsService;
  config: { registration: RegistrationMode; planEnforcement: 'on' | 'off' };
};
type Founder = { userId: number; isMaster: boolean };

export function createCompanySetupService({ database, sessions, config }: Dependencies) {
  return {
    /**
     * Creates the company of a user who has none (after Google sign-in, or the master), who becomes its admin.
     * @throws RequestError invalidInput for a name that is taken, or a user of a company; unprocessable for a user who
     * may not create one here.
     */
    async setUp({ userId, isMaster }: Founder, name: string, address: string): Promise<void> {
      const changed = await inTransaction(database, async (transaction) => {
        const company = await insertCompany(transaction, name, config);
        if (company === undefined) throw new RequestError('account.company_taken', { at: 'company' });
        const adminRoleId = await findBuiltInRoleId(transaction, 'admin');
        const permissionlessRoleId = await findBuiltInRoleId(transaction, 'authenticated');
        const mode = isMaster ? 'open' : config.registration;
        await useInvitation(transaction, mode, await findEmail(transaction, userId));
        const given = { userId, companyId: company.id, adminRoleId, permissionlessRoleId, now: new Date() };
        if (!(await giveCompany(transaction, given)))
          throw new RequestError('account.company_exists', { at: 'company' });
        const by = { companyId: company.id, userId, address };
        await emit(transaction, { type: 'company.created', by, name });
        return refreshSessionsOfUser(transaction, userId);
      });
      sessions.forget(changed);
    },
  };
}
