import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const catalog = createCatalog('shared/roles', english);

/** The built-in roles by their names. */
export const builtInRoleNames = catalog.roles;
export const builtInRoleDescriptions = catalog.roleDescriptions;
