import { createCatalog } from '../../../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** Texts about what a job shows besides its questions. */
export const jobMediaMessages = createCatalog('jobs/form/media', english).media;
