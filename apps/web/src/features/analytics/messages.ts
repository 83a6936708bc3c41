import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('analytics', english);

/** Texts of the analytics page; those fixed by the specification are verbatim. */
export const analyticsMessages = texts.analytics;
