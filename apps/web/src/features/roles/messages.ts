import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('roles', english);

/** Texts of the role screens; those fixed by the specification are verbatim. */
export const rolesMessages = texts.roles;

export const deleteRoleMessages = texts.deleteRole;

export const roleFormMessages = texts.roleForm;

/** The name of each module in the workspace. */
export const moduleMessages = texts.module;
