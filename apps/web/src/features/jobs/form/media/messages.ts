import { createCatalogue } from '../../../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** Of what a job shows besides its questions. */
export const jobMediaMessages = createCatalogue('jobs/form/media', english).media;
