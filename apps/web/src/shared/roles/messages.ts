import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** The built-in roles by their names. */
export const builtInRoleNames = createCatalog('shared/roles', english).roles;
