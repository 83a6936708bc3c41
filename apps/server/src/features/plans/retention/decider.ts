import { companyPermissions } from '@nimble/contracts/plans';
import { isOneAllowed, type Permissions } from '@nimble/contracts/roles';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';

export type Decider = Actor & { permissions: Permissions };

/** Everything about erasing by age is for people who decide about the company. */
export function requireDecider({ permissions }: { permissions: Permissions }): void {
  if (!isOneAllowed(permissions, companyPermissions)) throw new RequestError('plan.retention_not_allowed');
}
