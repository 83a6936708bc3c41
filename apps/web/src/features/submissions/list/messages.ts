import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('submissions/list', english);

/** Texts of the candidates page besides those of ../messages.ts; those fixed by the specification are verbatim. */
export const candidateListMessages = texts.candidateList;
