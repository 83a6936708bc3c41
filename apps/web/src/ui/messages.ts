import { createCatalogue } from '../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('ui', english);

/** Texts of the design system itself; all others come from the features. */
export const uiMessages = texts.ui;
