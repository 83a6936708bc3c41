import { createCatalogue } from '../../../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** The promise that a job never requires video. */
export const videoMessages = createCatalogue('jobs/form/video', english).video;
