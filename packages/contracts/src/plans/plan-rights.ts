import type { Right } from '../roles/permissions.ts';

/** Who decides about a company: people with one of these are told what its plan does to it, and choose another. */
export const companyRights = [
  { resource: 'plans', action: 'update' },
  { resource: 'company', action: 'update' },
] as const satisfies readonly Right[];

/** The right of `companyRights` that a call names first, with the other. */
export const decides = { resource: 'plans', action: 'update', or: [companyRights[1]] } as const;

/** Spec 2 §6: plans and pricing follow the view of roles. */
const byRoles = { resource: 'roles', action: 'view' } as const;

/** Who sees which part of the page Plans; one part is enough to open it. */
export const plansPageRights = {
  prices: [{ resource: 'pricing', action: 'view' }, byRoles, ...companyRights],
  plan: [{ resource: 'plans', action: 'view' }, byRoles, ...companyRights],
  storage: [{ resource: 'storage', action: 'view' }, byRoles, ...companyRights],
} as const satisfies Record<string, readonly Right[]>;

export const anyOfPlansPage: readonly Right[] = Object.values(plansPageRights).flat();
