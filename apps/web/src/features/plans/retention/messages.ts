import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('plans/retention', english);

/** Texts about erasing old submissions. */
export const retentionMessages = texts.retention;
