export {
  assignableBuiltInRoles,
  type BuiltInRoleName,
  builtInRoleNames,
  builtInRoles,
  isReservedTitle,
} from './built-in-roles.ts';
export {
  emptyPermissions,
  permissionsProblem,
  roleModules,
  savedPermissions,
  setModule,
  setPermission,
} from './permission-rules.ts';
export {
  type Action,
  actions,
  holdsAll,
  isAllowed,
  isOneAllowed,
  type Permission,
  type Permissions,
  type Resource,
  resources,
  seesEveryJob,
  supportedActions,
} from './permissions.ts';
export { shownRoleName } from './role-name.ts';
export { roleMessages } from './roles.messages.ts';
export { createRole, deleteRole, getRole, listRoles, updateRole, userPermissions } from './roles.routes.ts';
export {
  longestRoleDescription,
  mostRoles,
  type Role,
  type RoleInput,
  roleDescriptionField,
  roleTitleField,
} from './roles.schemas.ts';
