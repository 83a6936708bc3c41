import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('analytics', english);

/** Texts of the analytics page; those fixed by the specification are verbatim. */
export const analyticsMessages = texts.analytics;
