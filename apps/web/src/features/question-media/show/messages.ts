import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** For candidates, too. */
export const mediaTexts = createCatalogue('question-media/show', english).show;
