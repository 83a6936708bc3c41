import { createCatalog } from '../../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('submissions/list/filters', english);

export const filterMessages = texts.filter;
