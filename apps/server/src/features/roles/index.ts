export { rightsOfCaller } from './rights-of-caller.ts';
export { descriptionOf, permissionsOf } from './role-permissions.ts';
export { findBuiltInRoleId, findRole } from './roles.repository.ts';
export { rolesRoutes } from './roles.routes.ts';
export { createRolesService } from './roles.service.ts';
