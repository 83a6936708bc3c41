import { anyOfPlansPage, companyPermissions } from '@nimble/contracts/plans';
import { isOneAllowed, type Permissions } from '@nimble/contracts/roles';
import type { Database } from '../../../platform/database/index.ts';
import { findPeopleWithPermission } from '../../roles/index.ts';

const mostNamed = 2;

/** null: the page does not open for this person. */
export function linkOfPlans({ permissions }: { permissions: Permissions }): string | null {
  return isOneAllowed(permissions, anyOfPlansPage) ? '/plans' : null;
}

/** The contact for people who may not see the page. */
export async function namesOfDeciders(database: Database, companyId: number): Promise<string[]> {
  const deciders = await findPeopleWithPermission(database, companyId, companyPermissions);
  return deciders.slice(0, mostNamed).map(({ display_name, username }) => display_name ?? username);
}
