import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

export const mailTemplateMessages = createCatalogue('mail-templates', english).mailTemplates;
