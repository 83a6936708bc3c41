export { AddRolePage, EditRolePage } from './form/role-form-pages.tsx';
export { RolesPage } from './list/roles-page.tsx';
export { allRolesQuery } from './roles.queries.ts';
