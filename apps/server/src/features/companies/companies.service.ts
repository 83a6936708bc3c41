import type { Company } from '@nimble/contracts/companies';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { presentCompany } from './companies.presenter.ts';
import { findCompany } from './companies.repository.ts';

export function createCompaniesService(database: Database) {
  return {
    /** @throws RequestError notFound for any company but the caller's own. */
    async own(companyId: number, wantedId: number): Promise<Company> {
      const row = companyId === wantedId ? await findCompany(database, companyId) : undefined;
      if (row === undefined) throw new RequestError('notFound');
      return presentCompany(row);
    },
  };
}
export type CompaniesService = ReturnType<typeof createCompaniesService>;
