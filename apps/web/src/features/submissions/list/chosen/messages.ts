import { createCatalogue } from '../../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('submissions/list/chosen', english);

/** Texts of what is done to several candidates at once. */
export const chosenMessages = texts.chosen;
