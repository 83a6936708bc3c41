import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** Texts of the copy of a job. */
export const duplicateJobMessages = createCatalog('jobs/duplicate', english).duplicateJob;
