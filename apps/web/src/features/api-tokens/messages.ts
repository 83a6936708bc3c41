import type { ApiToken, ApiTokenDays, ApiTokenResource } from '@nimble/contracts/api-tokens';
import type { Action } from '@nimble/contracts/roles';

/** Texts of the API page. */
export const apiPageMessages = {
  notAllowed: 'Only people who may change the company can manage its API tokens and webhooks.',
  noAccess: (plan: string) =>
    `Your ${plan} plan does not include API access. API tokens are refused and webhooks are not called. They are kept and work again with Enterprise.`,
  seePlans: 'See plans',
  intro:
    'Let other programs work with your company’s jobs and candidates, and be notified when something happens.',
} as const;

export const apiTokensMessages = {
  title: 'API tokens',
  text: 'A program sends its token with each call. It acts for the person who made it, and never does more than that person may do.',
  loading: 'Loading API tokens',
  loadFailed: 'The API tokens could not be loaded',
  empty: 'No API tokens yet.',
  create: 'Create token',
  createTitle: 'Create an API token',
  createFailed: 'The API token could not be created',
  name: 'Name',
  namePlaceholder: 'Careers page',
  nameHint: 'What it is for; the audit log shows this name.',
  days: 'Valid for',
  daysOf: (days: ApiTokenDays) => (days === 365 ? '1 year' : `${days} days`),
  rights: 'What it may do',
  notHeld: 'You do not have this right yourself',
  modules: {
    job: 'Jobs',
    submission: 'Candidates',
    dashboards: 'Dashboard and plan',
    analytics: 'Analytics',
    company: 'Company',
    'user-management': 'People',
    audit: 'Audit log',
  } satisfies Record<ApiTokenResource, string>,
  actions: {
    view: 'See',
    create: 'Create',
    update: 'Change',
    delete: 'Delete',
  } satisfies Record<Action, string>,
  cancel: 'Cancel',
  secretTitle: 'Your new API token',
  secretText: 'Copy it now and keep it like a password: it is shown only this once.',
  secretLabel: 'API token',
  done: 'I have copied it',
  states: {
    active: 'Active',
    expired: 'Expired',
    revoked: 'Revoked',
    ownerless: 'Owner has left',
  } satisfies Record<ApiToken['state'], string>,
  madeBy: (name: string, when: string) => `Made by ${name} ${when}`,
  used: (when: string) => `last used ${when}`,
  neverUsed: 'never used',
  until: (when: string) => `valid until ${when}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: 'Programs that use it are refused from their next call on. This cannot be undone.',
  revoked: 'API token revoked',
  revokeFailed: 'The API token could not be revoked',
} as const;
