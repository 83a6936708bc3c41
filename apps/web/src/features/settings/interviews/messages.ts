import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** The promise that video is never required. */
export const promiseMessages = createCatalogue('settings/interviews', english).promise;
