import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('interviews/welcome', english);

/** Texts for interviews in which not every question is answered on video. */
export const welcomeTexts = texts.welcome;
