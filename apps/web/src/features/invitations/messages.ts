import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('invitations', english);

/** Texts of inviting candidates by email. */
export const invitationsMessages = texts.invitations;
