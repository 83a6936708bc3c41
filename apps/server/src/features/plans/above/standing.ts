import { companyPermissions } from '@nimble/contracts/plans';
import { isOneAllowed } from '@nimble/contracts/roles';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { permissionsOf } from '../../roles/index.ts';
import {
  findJobsOfPlan,
  findKept,
  findUsersOfPlan,
  type JobOfPlan,
  type Kept,
  type UserOfPlan,
} from './above.repository.ts';
import { keptOf } from './kept-of.ts';

export type Most = { jobs: number | null; users: number | null };
export type Standing = { jobs: JobOfPlan[]; users: UserOfPlan[]; chosen: Kept | undefined };

/** What a company has of a limited kind, in the order in which it stays without a choice. */
export async function findStanding(database: Database | Transaction, companyId: number): Promise<Standing> {
  const jobs = await findJobsOfPlan(database, companyId);
  const users = await findUsersOfPlan(database, companyId);
  return { jobs, users: users.toSorted(byStanding), chosen: await findKept(database, companyId) };
}

export function isPaused({ paused_by_plan_at }: { paused_by_plan_at: Date | null }): boolean {
  return paused_by_plan_at !== null;
}

/** The master account runs the installation: no plan locks it out. */
export function isMaster({ name, role_company_id }: UserOfPlan): boolean {
  return role_company_id === null && name === 'master';
}

function decides(user: UserOfPlan): boolean {
  return user.confirmed_at !== null && isOneAllowed(permissionsOf(user), companyPermissions);
}

/** Active users before paused ones, deciders before others, joined before invited. */
function byStanding(one: UserOfPlan, other: UserOfPlan): number {
  const rank = (user: UserOfPlan) =>
    (isPaused(user) ? 4 : 0) +
    (isOneAllowed(permissionsOf(user), companyPermissions) ? 0 : 2) +
    (user.confirmed_at === null ? 1 : 0);
  return rank(one) - rank(other);
}

/**
 * What stays within these limits, as chosen or, without a choice, in the order above. A choice of people counts while
 * one of them can still decide: since then they may have left, or lost that permission.
 */
export function findStaying({ jobs, users, chosen }: Standing, most: Most): Kept {
  const isAny = chosen !== undefined;
  const isAnyDecider = users.some((user) => chosen?.users.has(user.id) && decides(user));
  return {
    jobs: keptOf(
      jobs.map(({ id }) => ({ id, isFixed: false, isChosen: chosen?.jobs.has(id) ?? false })),
      most.jobs,
      isAny,
    ),
    users: keptOf(
      users.map((user) => ({
        id: user.id,
        isFixed: isMaster(user),
        isChosen: chosen?.users.has(user.id) ?? false,
      })),
      most.users,
      isAnyDecider,
    ),
  };
}

/** How many exceed the limits. Paused ones take no room. */
export function countAbove({ jobs, users }: Standing, most: Most): { jobs: number; users: number } {
  const above = (items: readonly { paused_by_plan_at: Date | null }[], limit: number | null) =>
    limit === null ? 0 : Math.max(0, items.filter((item) => !isPaused(item)).length - limit);
  return { jobs: above(jobs, most.jobs), users: above(users, most.users) };
}
