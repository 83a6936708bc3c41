import { companyRights } from '@nimble/contracts/plans';
import { isAllowed, type Permissions } from '@nimble/contracts/roles';
import type { Database } from '../../../platform/database/index.ts';
import { findPeopleWithRight } from '../../roles/index.ts';

const mostNamed = 2;

/** The page Plans opens for those who may see roles (spec 2 §2). */
export function linkOfPlans({ permissions }: { permissions: Permissions }): string | null {
  return isAllowed(permissions, 'roles', 'view') ? '/plans' : null;
}

/** Whom to ask who may not see the page. */
export async function namesOfDeciders(database: Database, companyId: number): Promise<string[]> {
  const deciders = await findPeopleWithRight(database, companyId, companyRights);
  return deciders.slice(0, mostNamed).map(({ display_name, username }) => display_name ?? username);
}
