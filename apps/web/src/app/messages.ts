import { createCatalogue } from '../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('app', english);

/** Texts around the pages; those fixed by the specification are verbatim. */
export const appMessages = texts.app;
