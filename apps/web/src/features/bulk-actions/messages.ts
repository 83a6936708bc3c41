import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('bulk-actions', english);

/** Texts of bulk actions. */
export const bulkActionMessages = texts.bulkActions;
