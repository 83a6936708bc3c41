import type { ApiToken, ApiTokenDays, ApiTokenResource } from '@nimble/contracts/api-tokens';
import type { Action } from '@nimble/contracts/roles';

/** Texts of the API page. */
export const apiPageMessages = {
  notAllowed: 'Only team members who can change the company can manage its API tokens and webhooks.',
  noAccess: (plan: string) =>
    `Your ${plan} plan does not include API access, so your API tokens and webhooks do not work. They are kept and work again with Enterprise.`,
  seePlans: 'See plans',
  intro:
    'Let other programs work with your company’s jobs and candidates, and notify them when something happens.',
} as const;

export const apiTokensMessages = {
  title: 'API tokens',
  text: 'A program sends its token with each call. A token acts for the person who created it and never has more permissions than that person.',
  loading: 'Loading API tokens',
  loadFailed: 'Failed to load the API tokens',
  empty: 'No API tokens yet.',
  create: 'Create token',
  createTitle: 'Create an API token',
  createFailed: 'Failed to create the API token',
  name: 'Name',
  namePlaceholder: 'Careers page',
  nameHint: 'What the token is for. The audit log shows this name.',
  days: 'Valid for',
  daysOf: (days: ApiTokenDays) => (days === 365 ? '1 year' : `${days} days`),
  rights: 'Permissions',
  notHeld: 'You do not have this permission yourself',
  modules: {
    job: 'Jobs',
    submission: 'Candidates',
    dashboards: 'Dashboard and plan',
    analytics: 'Analytics',
    company: 'Company',
    'user-management': 'Team members',
    audit: 'Audit log',
  } satisfies Record<ApiTokenResource, string>,
  actions: {
    view: 'View',
    create: 'Create',
    update: 'Update',
    delete: 'Delete',
  } satisfies Record<Action, string>,
  cancel: 'Cancel',
  secretTitle: 'Your new API token',
  secretText: 'Copy it now and keep it like a password. We can’t show it again.',
  secretLabel: 'API token',
  done: 'I have copied it',
  states: {
    active: 'Active',
    expired: 'Expired',
    revoked: 'Revoked',
    ownerless: 'Owner has left',
  } satisfies Record<ApiToken['state'], string>,
  madeBy: (name: string, when: string) => `Created by ${name} ${when}`,
  used: (when: string) => `last used ${when}`,
  neverUsed: 'never used',
  until: (when: string) => `valid until ${when}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: 'Programs that use this token lose access at once. This cannot be undone.',
  revoked: 'API token revoked',
  revokeFailed: 'Failed to revoke the API token',
} as const;
