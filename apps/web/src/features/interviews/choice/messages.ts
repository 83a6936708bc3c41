import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('interviews/choice', english);

export const choiceTexts = texts.choice;
