import type { Pagination } from '@nimble/contracts';
import { type CompaniesRequest, type CompanyChanges, type OwnCompany } from '@nimble/contracts/companies';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { isCompanyLogo, removeFiles } from '../../platform/files/index.ts';
import { paginationOf } from '../../platform/http/index.ts';
import { presentOwnCompany } from './companies.presenter.ts';
import {
  type CompanyRow,
  changedFields,
  findCompany,
  findCompanyToChange,
  findOwnCompany,
  saveCompany,
} from './companies.repository.ts';

type Limits = {
  requireIncluded: (transaction: Transaction, companyId: number, feature: 'branding') => Promise<void>;
};

export function createCompaniesService(database: Database, limits: Limits) {
  return {
    own: (companyId: number, wantedId: number) => showOwn(database, companyId, wantedId),

    /** The caller's own company, or nothing when the filters do not match it. */
    async list(
      companyId: number,
      request: CompaniesRequest,
    ): Promise<{ data: OwnCompany[]; meta: { pagination: Pagination } }> {
      const row = await findOwnCompany(database, companyId, request.where);
      const total = row === undefined ? 0 : 1;
      return {
        data: row === undefined || request.start > 0 ? [] : [presentOwnCompany(row)],
        meta: { pagination: paginationOf(request, total) },
      };
    },

    /**
     * Changes the given fields; an unused logo is deleted, and its bytes by a task.
     * @throws RequestError notFound for any company but the caller's own; invalidInput on `name` or `logo`.
     */
    async change(member: Actor, wantedId: number, changes: CompanyChanges): Promise<OwnCompany> {
      const { companyId } = member;
      if (companyId !== wantedId) throw new RequestError('request.not_found');
      await inTransaction(database, async (transaction) => {
        const before = await findCompanyToChange(transaction, companyId);
        if (before === undefined) throw new RequestError('request.not_found');
        if (isNewBranding(before, changes)) await limits.requireIncluded(transaction, companyId, 'branding');
        const { logo } = changes;
        if (logo !== undefined && logo !== null) await checkLogo(transaction, companyId, logo);
        await saveCompany(transaction, companyId, changes);
        const old = before.logo_file_id;
        if (logo !== undefined && old !== null && old !== logo)
          await removeFiles(transaction, companyId, [old]);
        const name = changes.name ?? before.company_name;
        const fields = changedFields(before, changes).join(', ');
        if (fields === '') return;
        await emit(transaction, { type: 'company.settings_changed', by: member, name, fields });
      }).catch((error: unknown) => {
        if (isUniqueViolation(error, 'companies_name'))
          throw new RequestError('company.name_taken', { at: 'data.name' });
        throw error;
      });
      return showOwn(database, companyId, companyId);
    },
  };
}
export type CompaniesService = ReturnType<typeof createCompaniesService>;

/** @throws RequestError notFound for any company but the caller's own. */
async function showOwn(database: Database, companyId: number, wantedId: number): Promise<OwnCompany> {
  const row = companyId === wantedId ? await findCompany(database, companyId) : undefined;
  if (row === undefined) throw new RequestError('request.not_found');
  return presentOwnCompany(row);
}

/** Every plan includes name, website and contact, and removing a logo. */
function isNewBranding(before: CompanyRow, { logo, ...changes }: CompanyChanges): boolean {
  const isOther = (color: string | undefined, was: string) => color !== undefined && color !== was;
  return (
    (logo !== undefined && logo !== null) ||
    isOther(changes.primaryColor, before.primary_color) ||
    isOther(changes.secondaryColor, before.secondary_color) ||
    isOther(changes.accentColor, before.accent_color)
  );
}

async function checkLogo(transaction: Transaction, companyId: number, fileId: number): Promise<void> {
  if (!(await isCompanyLogo(transaction, companyId, fileId)))
    throw new RequestError('company.logo_unknown', { at: 'data.logo' });
}
