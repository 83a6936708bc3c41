import { createCatalog } from '../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('app', english);

/** Texts around the pages; those fixed by the specification are verbatim. */
export const appMessages = texts.app;
