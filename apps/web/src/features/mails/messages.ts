import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('mails', english);

export const stopEmailsTexts = texts.stopEmails;
