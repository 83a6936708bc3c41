import type { Action, Resource } from '@nimble/contracts/roles';

/** Texts of the role screens; those fixed by the specification are verbatim. */
export const rolesMessages = {
  searchPlaceholder: 'Search roles...',
  searchLabel: 'Search roles by name',
  addRole: 'Add Role',
  columns: { name: 'Role name', description: 'Description', actions: 'Actions' },
  builtIn: 'Built-in',
  users: (count: number) => (count === 1 ? '1 user' : `${count.toLocaleString()} users`),
  range: (from: number, to: number, total: number) =>
    `Showing ${from.toLocaleString()} to ${to.toLocaleString()} of ${total.toLocaleString()} roles`,
  view: (name: string) => `View ${name}`,
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  none: 'No roles found.',
  noneText: 'Try another search.',
  clear: 'Clear search',
  loading: 'Loading roles',
  loadFailed: 'Failed to fetch roles.',
  notAllowed: 'Your role can’t view roles',
  notAllowedText: 'Ask an admin of your company if you need access.',
} as const;

export const deleteRoleMessages = {
  title: 'Confirm Deletion',
  question: (name: string) => `Delete the role “${name}”? This action cannot be undone.`,
  confirm: 'Delete',
  done: 'Role deleted successfully',
  failed: 'Failed to delete role.',
} as const;

export const roleFormMessages = {
  back: 'Back to Roles',
  details: 'Role details',
  name: 'Title',
  namePlaceholder: 'Recruiter',
  description: 'Description',
  descriptionPlaceholder: 'What people with this role do',
  permissions: 'Role permissions',
  permissionsHint:
    'Every action in a module also needs its View permission. Managing users needs View for Role management. Every role sees the dashboard, and View for Role management opens the whole Plans page.',
  module: 'Module',
  all: 'Select all',
  actions: { view: 'View', create: 'Create', update: 'Update', delete: 'Delete' } satisfies Record<
    Action,
    string
  >,
  unsupported: 'This module has no such action',
  notHeld: 'You can only give permissions that you have yourself',
  cancel: 'Cancel',
  create: 'Create role',
  save: 'Save changes',
  created: 'Role created successfully',
  saved: 'Role updated successfully',
  failed: 'An error occurred',
  titleTaken: 'Try a different title, this title already exists',
  loading: 'Loading role',
  loadFailed: 'Failed to load role data',
  builtIn: 'Built-in roles are the same for every company and cannot be changed.',
  aboveYou: 'This role has more permissions than yours, so you cannot change it.',
  readOnly: 'Your role can view this but not change it.',
  effect: (count: number) =>
    count === 1
      ? '1 user has this role. Changes take effect at once.'
      : `${count.toLocaleString()} users have this role. Changes take effect at once.`,
  unsaved: {
    title: 'Unsaved Changes',
    text: 'You have unsaved changes. Are you sure you want to leave? All changes will be lost.',
    stay: 'Continue editing',
    leave: 'Discard changes',
  },
} as const;

/** The name of each module in the workspace. */
export const moduleMessages: Record<Exclude<Resource, 'dashboards'>, { name: string; text: string }> = {
  job: { name: 'Jobs', text: 'Job postings, their questions and interview links' },
  submission: { name: 'Candidates', text: 'Submissions, videos, notes and decisions' },
  analytics: { name: 'Analytics', text: 'Numbers about jobs and candidates' },
  'user-management': { name: 'User management', text: 'Team members, their invitations and their roles' },
  roles: { name: 'Role management', text: 'Roles and their permissions' },
  company: { name: 'Company', text: 'Name, logo and colors' },
  settings: {
    name: 'Settings',
    text: 'Your own profile, security and appearance, which every role can view and change',
  },
  storage: { name: 'Storage', text: 'How much storage is used, on the Plans page' },
  pricing: { name: 'Pricing', text: 'What the plans cost, on the Plans page, and contacting sales' },
  plans: {
    name: 'Plans',
    text: 'The company’s plan and its usage. Update can change the plan and what is kept',
  },
  audit: { name: 'Audit log', text: 'Who changed what and when' },
};
