import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** For candidates, too. */
export const mediaTexts = createCatalog('question-media/show', english).show;
