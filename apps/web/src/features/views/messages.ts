import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

export const viewMessages = createCatalog('views', english).views;
