import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** The question before a new job replaces an unfinished one. */
export const replaceJobMessages = createCatalog('jobs/wizard', english).replaceJob;
