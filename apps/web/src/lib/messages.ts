import { createCatalogue } from './language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('lib', english);

/** Texts of failed calls, verbatim from the specification. */
export const apiMessages = texts.api;

/** Ages and sizes. */
export const formatMessages = texts.format;
