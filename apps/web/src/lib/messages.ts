import { createCatalog } from './language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('lib', english);

/** Texts of failed calls, verbatim from the specification. */
export const apiMessages = texts.api;

/** Ages and sizes. */
export const formatMessages = texts.format;
