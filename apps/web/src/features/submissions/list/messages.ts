import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('submissions/list', english);

/** Texts of the candidates page besides those of ../messages.ts; those fixed by the specification are verbatim. */
export const candidateListMessages = texts.candidateList;
