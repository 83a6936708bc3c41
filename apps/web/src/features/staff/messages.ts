import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('staff', english);

/** Texts of the user screens; those fixed by the specification are verbatim. */
export const staffListMessages = texts.staffList;

export const addUserMessages = texts.addUser;

export const editRoleMessages = texts.editRole;

export const deleteUserMessages = texts.deleteUser;
