import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('compare', english);

/** Texts of comparing candidates. */
export const compareMessages = texts.compare;
