import { createCatalog } from '../../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('submissions/list/chosen', english);

/** Texts of what is done to several candidates at once. */
export const chosenMessages = texts.chosen;
