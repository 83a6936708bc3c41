import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('interviews/welcome', english);

/** Of interviews in which not every question is answered on video. */
export const welcomeTexts = texts.welcome;
