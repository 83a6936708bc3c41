import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('interviews/elsewhere', english);

export const elsewhereTexts = texts.elsewhere;
