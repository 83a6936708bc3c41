import { createCatalog } from '../../../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** The promise that a job never requires video. */
export const videoMessages = createCatalog('jobs/form/video', english).video;
