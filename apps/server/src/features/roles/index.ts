export { findJobViewers, seeingAs } from './job-viewers.ts';
export { findPeopleWithPermission } from './people-with-permission.ts';
export { findPermissionsOfUser, permissionsOfCaller } from './permissions-of-caller.ts';
export { descriptionOf, permissionsOf } from './role-permissions.ts';
export { findBuiltInRoleId, findPeopleWithRoles, findRole } from './roles.repository.ts';
export { rolesRoutes } from './roles.routes.ts';
export { createRolesService } from './roles.service.ts';
