import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('installation', english);

/** Texts of the master's page. */
export const installationMessages = texts.installation;
