import type { Right } from '../roles/permissions.ts';

/** Decides about the company: people with one of these rights are notified of plan effects and choose another plan. */
export const companyRights = [
  { resource: 'plans', action: 'update' },
  { resource: 'company', action: 'update' },
] as const satisfies readonly Right[];

/** The right of `companyRights` that a call checks first, with the other. */
export const decides = { resource: 'plans', action: 'update', or: [companyRights[1]] } as const;

/** Plans and pricing follow the right to view roles. */
const byRoles = { resource: 'roles', action: 'view' } as const;

/** Which right shows which part of the page Plans; one part is enough to open it. */
export const plansPageRights = {
  prices: [{ resource: 'pricing', action: 'view' }, byRoles, ...companyRights],
  plan: [{ resource: 'plans', action: 'view' }, byRoles, ...companyRights],
  storage: [{ resource: 'storage', action: 'view' }, byRoles, ...companyRights],
} as const satisfies Record<string, readonly Right[]>;

export const anyOfPlansPage: readonly Right[] = Object.values(plansPageRights).flat();
