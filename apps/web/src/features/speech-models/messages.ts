import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('speech-models', english);

/** Texts of the speech models on the master's page. */
export const speechModelMessages = texts.speechModel;
