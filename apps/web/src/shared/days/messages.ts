import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** Texts of the filter by days. */
export const daysMessages = createCatalog('shared/days', english).days;
