import { createCatalogue } from '../../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('submissions/list/filters', english);

export const filterMessages = texts.filter;
