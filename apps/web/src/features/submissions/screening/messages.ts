import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('submissions/screening', english);

/** What the answers say of the requirements of a job. */
export const screeningMessages = texts.screening;
