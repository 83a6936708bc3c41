export { type BuiltInRoleName, builtInRoleNames, builtInRoles } from './built-in-roles.ts';
export {
  type Action,
  actions,
  isAllowed,
  type Permissions,
  type Resource,
  resources,
} from './permissions.ts';
