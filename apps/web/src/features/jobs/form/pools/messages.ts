import { createCatalogue } from '../../../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** Of pools of questions. */
export const poolMessages = createCatalogue('jobs/form/pools', english).pools;
