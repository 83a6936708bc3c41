import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('submissions/keyboard', english);

/** The shortcuts of the submission page; single keys can be turned off. */
export const keyMessages = texts.key;
