import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('compare', english);

/** Texts of comparing candidates. */
export const compareMessages = texts.compare;
