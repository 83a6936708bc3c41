/** The resources of permissions; `audit` is the log of changes. */
export const resources = [
  'dashboards',
  'job',
  'submission',
  'analytics',
  'user-management',
  'roles',
  'company',
  'settings',
  'storage',
  'pricing',
  'plans',
  'audit',
] as const;
export type Resource = (typeof resources)[number];

export const actions = ['view', 'create', 'update', 'delete'] as const;
export type Action = (typeof actions)[number];

/** A map of resource to action flags; a missing flag means not allowed. */
export type Permissions = Partial<Record<Resource, Partial<Record<Action, boolean>>>>;

/** Is this permission held? An empty or missing map holds nothing: the server decides, the web only hides. */
export function isAllowed(permissions: Permissions, resource: Resource, action: Action): boolean {
  return permissions[resource]?.[action] === true;
}

/**
 * Does this role see jobs that only their hiring teams see? Those who manage team members or the plan do: they decide
 * who works here, which jobs a plan keeps, and when candidates are erased.
 */
export function seesEveryJob(permissions: Permissions): boolean {
  return isAllowed(permissions, 'user-management', 'update') || isAllowed(permissions, 'plans', 'update');
}

export type Permission = { resource: Resource; action: Action };

/** Is one of these permissions held? */
export function isOneAllowed(held: Permissions, wanted: readonly Permission[]): boolean {
  return wanted.some(({ resource, action }) => isAllowed(held, resource, action));
}

/** The supported actions of each module; no role has others, and the form offers nothing else. */
export const supportedActions: Readonly<Record<Resource, readonly Action[]>> = {
  dashboards: ['view'],
  job: actions,
  /** Candidates create them. */
  submission: ['view', 'update', 'delete'],
  analytics: ['view'],
  'user-management': actions,
  roles: actions,
  company: ['view', 'update'],
  settings: ['view', 'update'],
  storage: ['view'],
  pricing: ['view'],
  plans: ['view', 'update'],
  audit: ['view'],
};

/**
 * Does `holder` hold every permission of `given`? Nobody gives permissions to, or decides about, people who hold more
 * than themselves.
 */
export function holdsAll(holder: Permissions, given: Permissions): boolean {
  return resources.every((resource) =>
    actions.every((action) => !isAllowed(given, resource, action) || isAllowed(holder, resource, action)),
  );
}
