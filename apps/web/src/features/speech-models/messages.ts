import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('speech-models', english);

/** Texts of the speech models on the master's page. */
export const speechModelMessages = texts.speechModel;
