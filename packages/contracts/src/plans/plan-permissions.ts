import type { Permission } from '../roles/permissions.ts';

/**
 * Decides about the company: people with one of these permissions are notified of plan effects and choose another plan.
 */
export const companyPermissions = [
  { resource: 'plans', action: 'update' },
  { resource: 'company', action: 'update' },
] as const satisfies readonly Permission[];

/** The permission of `companyPermissions` that a call checks first, with the other. */
export const decides = { resource: 'plans', action: 'update', or: [companyPermissions[1]] } as const;

/** Plans and pricing follow the permission to view roles. */
const byRoles = { resource: 'roles', action: 'view' } as const;

/** Which permission shows which part of the page Plans; one part is enough to open it. */
export const plansPagePermissions = {
  prices: [{ resource: 'pricing', action: 'view' }, byRoles, ...companyPermissions],
  plan: [{ resource: 'plans', action: 'view' }, byRoles, ...companyPermissions],
  storage: [{ resource: 'storage', action: 'view' }, byRoles, ...companyPermissions],
} as const satisfies Record<string, readonly Permission[]>;

export const anyOfPlansPage: readonly Permission[] = Object.values(plansPagePermissions).flat();
