import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('installation', english);

/** Texts of the master's page. */
export const installationMessages = texts.installation;
