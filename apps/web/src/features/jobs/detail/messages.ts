import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('jobs/detail', english);

/** Before a job is closed. */
export const closingMessages = texts.closing;
