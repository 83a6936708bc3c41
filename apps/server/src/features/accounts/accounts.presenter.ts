import type { User } from '@nimble/contracts/accounts';
import { presentCompany } from '../companies/index.ts';
import { descriptionOf, permissionsOf } from '../roles/index.ts';
import type { UserRow } from './accounts.repository.ts';

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    confirmed: row.confirmed_at !== null,
    provider: row.provider,
    theme: row.theme,
    role: {
      id: row.role_id,
      name: row.role_name,
      description: descriptionOf({ name: row.role_name, description: row.role_description }),
    },
    company: companyOf(row),
    permissions: permissionsOf({ name: row.role_name, permissions: row.role_permissions }),
    createdAt: row.created_at.toISOString(),
  };
}

function companyOf(row: UserRow): User['company'] {
  const { company_id: id, company_name: name, primary_color, secondary_color, accent_color } = row;
  if (
    id === null ||
    name === null ||
    primary_color === null ||
    secondary_color === null ||
    accent_color === null
  ) {
    return null;
  }
  return presentCompany({
    id,
    name,
    website: row.company_website,
    primary_color,
    secondary_color,
    accent_color,
  });
}
