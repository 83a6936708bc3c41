import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** The built-in roles by their names. */
export const builtInRoleNames = createCatalogue('shared/roles', english).roles;
