import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('interviews/elsewhere', english);

export const elsewhereTexts = texts.elsewhere;
