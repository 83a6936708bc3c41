import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const catalog = createCatalog('settings/interviews', english);

/** The promise that video is never required. */
export const promiseMessages = catalog.promise;
/** Whether recordings stay that the joined video does not hold. */
export const storedMessages = catalog.stored;
