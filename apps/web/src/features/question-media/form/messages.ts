import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** The file of a question, in the form of a job. */
export const mediaFormMessages = createCatalogue('question-media/form', english).form;
