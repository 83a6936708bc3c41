import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('extra-time', english);

/** Texts of extra time. */
export const extraTimeMessages = texts.extraTime;
