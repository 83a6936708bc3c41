import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** One line for the reader of each figure; what it counts is in `@nimble/contracts/figures`. */
export const figureHelp = createCatalog('shared/figures', english).figures;
