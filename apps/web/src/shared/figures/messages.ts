import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** One line for the reader of each figure; what it counts is in `@nimble/contracts/figures`. */
export const figureHelp = createCatalogue('shared/figures', english).figures;
