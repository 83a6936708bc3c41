import { createCatalog } from '../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('ui', english);

/** Texts of the design system itself; all others come from the features. */
export const uiMessages = texts.ui;
