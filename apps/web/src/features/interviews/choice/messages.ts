import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('interviews/choice', english);

export const choiceTexts = texts.choice;
