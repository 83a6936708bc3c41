import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('exports', english);

/** Texts of exports of candidates. */
export const exportMessages = texts.exports;
