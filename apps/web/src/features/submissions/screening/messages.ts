import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('submissions/screening', english);

/** What the answers say of the requirements of a job. */
export const screeningMessages = texts.screening;
