import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('jobs/detail', english);

/** After another status was chosen. */
export const statusMessages = texts.status;

/** Before a job is closed. */
export const closingMessages = texts.closing;
