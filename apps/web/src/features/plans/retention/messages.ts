import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('plans/retention', english);

/** Texts about erasing old submissions. */
export const retentionMessages = texts.retention;
