import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('exports', english);

/** Texts of exports of candidates. */
export const exportMessages = texts.exports;
