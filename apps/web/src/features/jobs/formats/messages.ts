import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('jobs/formats', english);

/** The ways to answer a question. */
export const formatMessages = texts.formats;
