import type { Company } from '@nimble/contracts/companies';
import type { CompanyRow } from './companies.repository.ts';

export function presentCompany(row: CompanyRow): Company {
  return {
    id: row.id,
    name: row.name,
    website: row.website,
    primaryColor: row.primary_color,
    secondaryColor: row.secondary_color,
    accentColor: row.accent_color,
    logo: null,
  };
}
