import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** The file of a question, in the form of a job. */
export const mediaFormMessages = createCatalog('question-media/form', english).form;
