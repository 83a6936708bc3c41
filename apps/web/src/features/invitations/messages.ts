import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('invitations', english);

/** Texts of inviting candidates by email. */
export const invitationsMessages = texts.invitations;
