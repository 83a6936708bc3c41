import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('question-library', english);

/** Texts about a question in the library, wherever it is shown. */
export const libraryMessages = texts.library;

export const libraryPageMessages = texts.page;

export const libraryFormMessages = texts.form;

/** Texts of the dialog that adds questions to a job. */
export const libraryChoiceMessages = texts.choice;
