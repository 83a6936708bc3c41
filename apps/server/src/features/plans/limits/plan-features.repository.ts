import { hasOwnColors } from '@nimble/contracts/companies';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** Features that a company has on, and those switched off by its plan. */
export async function findFeatures(database: Database | Transaction, companyId: number) {
  const row = await database
    .selectFrom('companies')
    .select(['insights', 'insights_ended_by_plan', 'shows_branding', 'has_api'])
    .select(['primary_color as primaryColor', 'secondary_color as secondaryColor'])
    .select(['accent_color as accentColor', 'logo_file_id'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { ...row, hasBranding: row.logo_file_id !== null || hasOwnColors(row) };
}

/** Do API tokens and webhooks of this company work? */
export async function hasApiAccess(transaction: Transaction, companyId: number): Promise<boolean> {
  return (await findFeatures(transaction, companyId)).has_api;
}
