import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const catalogue = createCatalogue('settings/interviews', english);

/** The promise that video is never required. */
export const promiseMessages = catalogue.promise;
/** Whether recordings stay that the joined video does not hold. */
export const storedMessages = catalogue.stored;
