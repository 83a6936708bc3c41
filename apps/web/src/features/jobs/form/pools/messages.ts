import { createCatalog } from '../../../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** Texts about pools of questions. */
export const poolMessages = createCatalog('jobs/form/pools', english).pools;
