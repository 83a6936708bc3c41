import { languageOfUser } from '../../../platform/company-mails/index.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** The masters: notified when a company has no recipient, and asked about plans by agreement. */
export function findMasters(database: Database | Transaction) {
  return database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.email', 'users.username', 'users.display_name'])
    .select(languageOfUser.as('language'))
    .where('roles.company_id', 'is', null)
    .where('roles.name', '=', 'master')
    .where('users.confirmed_at', 'is not', null)
    .execute();
}
