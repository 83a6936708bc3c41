import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('mails', english);

export const stopEmailsTexts = texts.stopEmails;
