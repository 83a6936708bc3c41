import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

export const mailTemplateMessages = createCatalog('mail-templates', english).mailTemplates;
