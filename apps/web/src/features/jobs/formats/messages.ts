import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('jobs/formats', english);

/** The ways to answer a question. */
export const formatMessages = texts.formats;
