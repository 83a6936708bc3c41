import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

export const viewMessages = createCatalogue('views', english).views;
