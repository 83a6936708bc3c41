import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('bulk-actions', english);

/** Texts of bulk actions. */
export const bulkActionMessages = texts.bulkActions;
