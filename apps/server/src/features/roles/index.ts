export { descriptionOf, permissionsOf } from './role-permissions.ts';
export { findBuiltInRoleId } from './roles.repository.ts';
