export { findJobViewers, seeingAs } from './job-viewers.ts';
export { findPeopleWithRight } from './people-with-right.ts';
export { findRightsOfUser, rightsOfCaller } from './rights-of-caller.ts';
export { descriptionOf, permissionsOf } from './role-permissions.ts';
export { findBuiltInRoleId, findPeopleWithRoles, findRole } from './roles.repository.ts';
export { rolesRoutes } from './roles.routes.ts';
export { createRolesService } from './roles.service.ts';
