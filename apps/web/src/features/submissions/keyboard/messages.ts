import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('submissions/keyboard', english);

/** The shortcuts of the submission page; single keys can be turned off. */
export const keyMessages = texts.key;
