import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('extra-time', english);

/** Texts of extra time. */
export const extraTimeMessages = texts.extraTime;
